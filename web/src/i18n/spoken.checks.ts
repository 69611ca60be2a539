// What a reader would stumble over in a sentence: signs that are left over, a number beside the wrong form of its noun,
// the reader named like somebody else.

export type Fault = { key: string; said: string; why: string }
type Language = 'en' | 'ru' | 'uk'

export function checks(language: Language, line: string): string[] {
  const faults: string[] = []
  if (/[{}⟦⟧]|\$[a-z]/.test(line)) faults.push('a sign of the message files is left over')
  if (/undefined|\bNaN\b/.test(line)) faults.push('an argument is missing')
  if (/\S {2,}\S/.test(line)) faults.push('two spaces')
  if (/\S [,.;:!](?! ?\d)/.test(line)) faults.push('a space before a stop')
  if (/["']/.test(line)) faults.push('a quote or apostrophe of the keyboard')
  if (language !== 'en' && /[“”]/.test(line)) faults.push('English quotes')
  if (language === 'en' && /[«»]/.test(line)) faults.push('foreign quotes')
  if (/(?<![.:!?«(] |^|[«(]|\p{L})(You|Вы|Ви)(?!\p{L})/u.test(line)) faults.push('the reader is named, not addressed')
  if (/(?<!\p{L})(Вы|Ви) (не )?\p{L}+(ет|ёт|ит|є|ить)(?!\p{L})|\bYou [a-z]+[^s]s\b/u.test(line))
    faults.push('you do, not does')
  if (/\b(of|from|to|with|against|for) [Yy]ou’s\b|You’s/.test(line)) faults.push('the reader is named, not addressed')
  return [...faults, ...agreement(language, line)]
}

/** English nouns that are counted, in the singular; a resource such as wood has one form. */
const englishNouns = [
  'coin',
  'card',
  'point',
  'warrior',
  'settler',
  'Viking',
  'space',
  'item',
  'token',
  'hit',
  'shield',
]
  .concat([
    'blank',
    'roll',
    'move',
    'dock',
    'worker',
    'resource',
    'seat',
    'player',
    'day',
    'tile',
    'swordsman',
    'spearman',
  ])
  .concat(['axeman', 'building', 'step', 'Fighter', 'blame token', 'board', 'rune', 'boat', 'temple'])
const englishPlural = (noun: string) => (noun.endsWith('man') ? `${noun.slice(0, -3)}men` : `${noun}s`)

/** Nouns in the forms after 1, after 2 and after 5; several where the case decides. */
const slavicNouns: Record<'ru' | 'uk', [one: string, few: string, many: string][]> = {
  ru: [
    ['карта|карту', 'карты', 'карт'],
    ['очко', 'очка', 'очков'],
    ['викинг|викинга', 'викинга|викингов', 'викингов'],
    ['мечник|мечника', 'мечника|мечников', 'мечников'],
    ['копейщик|копейщика', 'копейщика|копейщиков', 'копейщиков'],
    ['топорщик|топорщика', 'топорщика|топорщиков', 'топорщиков'],
    ['монета|монету', 'монеты', 'монет'],
    ['милость', 'милости', 'милостей'],
    ['слава|славу', 'славы', 'славы'],
    ['еда|еду', 'еды', 'еды'],
    ['дерево', 'дерева', 'дерева'],
    ['сталь', 'стали', 'стали'],
    ['серебро', 'серебра', 'серебра'],
    ['пиво', 'пива', 'пива'],
    ['золото', 'золота', 'золота'],
    ['ресурс', 'ресурса', 'ресурсов'],
    ['клетка|клетку', 'клетки', 'клеток'],
    ['поселенец|поселенца', 'поселенца|поселенцев', 'поселенцев'],
    ['перемещение', 'перемещения', 'перемещений'],
    ['причал', 'причала', 'причалов'],
    ['удар', 'удара', 'ударов'],
    ['щит', 'щита', 'щитов'],
    ['фишка|фишку', 'фишки', 'фишек'],
    ['раз', 'раза', 'раз'],
    ['жетон', 'жетона', 'жетонов'],
    ['драккар', 'драккара', 'драккаров'],
  ],
  uk: [
    ['карта|карту', 'карти', 'карт'],
    ['очко', 'очки', 'очок'],
    ['вікінг|вікінга', 'вікінги|вікінгів', 'вікінгів'],
    ['воїн|воїна', 'воїни|воїнів', 'воїнів'],
    ['мечник|мечника', 'мечники|мечників', 'мечників'],
    ['списоносець|списоносця', 'списоносці|списоносців', 'списоносців'],
    ['сокирник|сокирника', 'сокирники|сокирників', 'сокирників'],
    ['монета|монету', 'монети', 'монет'],
    ['милість', 'милості', 'милостей'],
    ['слава|славу', 'слави', 'слави'],
    ['їжа|їжу', 'їжі', 'їжі'],
    ['дерево', 'дерева', 'дерева'],
    ['сталь', 'сталі', 'сталі'],
    ['срібло', 'срібла', 'срібла'],
    ['пиво', 'пива', 'пива'],
    ['золото', 'золота', 'золота'],
    ['ресурс', 'ресурси', 'ресурсів'],
    ['клітинка|клітинку', 'клітинки', 'клітинок'],
    ['поселенець|поселенця', 'поселенці|поселенців', 'поселенців'],
    ['переміщення', 'переміщення', 'переміщень'],
    ['док', 'доки', 'доків'],
    ['удар', 'удари', 'ударів'],
    ['щит', 'щити', 'щитів'],
    ['фішка|фішку', 'фішки', 'фішок'],
    ['раз', 'рази', 'разів'],
    ['жетон', 'жетони', 'жетонів'],
    ['драккар', 'драккари', 'драккарів'],
  ],
}

/** After these the noun is in the genitive, whatever the number. */
const genitiveBefore =
  /(до|из|із|з|з-за|больше|меньше|більше|менше|чем|ніж|от|від|около|від|№|×|раунд|уровня|рівня|эпоха|епоха|на|по) ?$/i

function agreement(language: Language, line: string): string[] {
  if (language === 'en') return english(line)
  const rule = new Intl.PluralRules(language)
  return [...line.matchAll(/(?<![\d,.+−])(\d+) (\p{L}+)/gu)].flatMap(({ 1: digits, 2: noun, index }) => {
    const forms = slavicNouns[language].find((each) => each.some((form) => form.split('|').includes(noun ?? '')))
    if (forms === undefined || genitiveBefore.test(line.slice(0, index))) return []
    const [one, few, many] = forms
    const wanted = { one, few, many }[rule.select(Number(digits)) as 'one' | 'few' | 'many'] ?? many
    return wanted.split('|').includes(noun ?? '') ? [] : [`“${digits} ${noun}”`]
  })
}

const english = (line: string): string[] =>
  [...line.matchAll(/(?<![\d,.+−])\b(\d+) ([A-Za-z]+(?: tokens?)?)(?! cards?\b)/g)].flatMap(
    ({ 1: digits, 2: phrase = '', index }) =>
      englishNouns.flatMap((noun) => {
        const wrong = digits === '1' ? englishPlural(noun) : noun
        const isName = /(strip|round|Round|level|row|column|space|seat|boat|card|era|Era|of) $/.test(
          line.slice(0, index),
        )
        return phrase === wrong && !isName ? [`“${digits} ${phrase}”`] : []
      }),
  )
