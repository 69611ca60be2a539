// What takes too long for every run: `npm run e2e:long`.
import config from './playwright.config'

export default {
  ...config,
  projects: config.projects
    ?.filter(({ name }) => name === 'live')
    .map((live) => ({ ...live, name: 'long', testDir: 'e2e/long' })),
}
