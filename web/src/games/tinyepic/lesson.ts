// The lesson of Tiny Epic Vikings: two clans on the smaller chart, the last three cards of the first era
// (content/tinyepic/lesson.toml), then tips in their moment. Words in tinyepic-lesson.ftl.
import { lessonEnd, type Condition, type Lesson } from '../../table/lesson/lesson'

const yourCard: Condition[] = [
  { path: 'phase', is: 'deeds' },
  { path: 'now.play_card', is: 'you' },
]
const asked = (task: string): Condition[] => [{ path: `now.${task}.seat`, is: 'you' }]

const lesson: Lesson = {
  steps: [
    { say: 'tinyepic-lesson-welcome', until: 'read' },
    { say: 'tinyepic-lesson-chart', point: ['island-hrafney', 'island-ulfey', 'island-hvaley'], until: 'read' },
    { say: 'tinyepic-lesson-influence', when: yourCard, point: ['plate-nordholm'], until: 'read' },
    {
      say: 'tinyepic-lesson-play',
      point: ['hand'],
      when: yourCard,
      until: 'act',
      expect: [{ verb: 'play', of: 'leif' }],
      otherwise: 'tinyepic-lesson-play-first',
    },
    { say: 'tinyepic-lesson-fury', when: yourCard, point: ['gods'], until: 'read' },
    {
      say: 'tinyepic-lesson-battle',
      point: ['hand'],
      when: yourCard,
      until: 'act',
      expect: [{ verb: 'fight', of: 'vigdis' }],
      otherwise: 'tinyepic-lesson-battle-first',
    },
    { say: 'tinyepic-lesson-free', when: yourCard, until: 'act' },
    lessonEnd([
      { path: 'phase', is: 'draft' },
      { path: 'era', atLeast: 2 },
    ]),
    {
      say: 'tinyepic-lesson-era-2',
      when: [
        { path: 'phase', is: 'draft' },
        { path: 'era', is: 2 },
      ],
      until: 'read',
    },
    {
      say: 'tinyepic-lesson-era-3',
      when: [
        { path: 'phase', is: 'draft' },
        { path: 'era', is: 3 },
      ],
      until: 'read',
    },
  ],
  tips: [
    { say: 'tinyepic-lesson-sail', when: asked('sail'), until: 'act' },
    { say: 'tinyepic-lesson-land', when: asked('land'), until: 'act' },
    { say: 'tinyepic-lesson-explore', when: asked('explore'), until: 'act' },
    { say: 'tinyepic-lesson-harvest', when: asked('harvest'), until: 'act' },
    { say: 'tinyepic-lesson-build', when: asked('build'), until: 'act' },
    { say: 'tinyepic-lesson-smite', when: asked('smite'), until: 'act' },
    { say: 'tinyepic-lesson-shift', when: asked('shift_fury'), until: 'act' },
    { say: 'tinyepic-lesson-favor', when: [{ path: 'now.pick_favor', is: 'you' }], until: 'act' },
    { say: 'tinyepic-lesson-dedicate', when: [{ path: 'now.dedicate', is: 'you' }], until: 'act' },
    { say: 'tinyepic-lesson-prophecy', when: [{ path: 'now.prophecy', is: 'you' }], until: 'act' },
    { say: 'tinyepic-lesson-retreat', when: asked('retreat'), until: 'act' },
  ],
}

export default lesson
