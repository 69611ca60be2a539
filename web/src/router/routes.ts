// Every address of the client and the page behind it. Pages load when they are first opened.
import type { Component } from 'svelte'
import { matchPath, type Params } from './match'

export type Page = Component<{ params: Params }>
/** A page may ignore the parameters, so any component will do here; the shell always hands them over. */
type Route = { pattern: string; load: () => Promise<{ default: Component<never> }> }

const routes: Route[] = [
  { pattern: '/', load: () => import('../pages/home/Home.svelte') },
  { pattern: '/tables', load: () => import('../pages/tables/TablesPage.svelte') },
  { pattern: '/new', load: () => import('../pages/new/NewTable.svelte') },
  { pattern: '/table/:id', load: () => import('../pages/table/TableRoute.svelte') },
  { pattern: '/sit/:code', load: () => import('../pages/sit/Sit.svelte') },
  { pattern: '/tv/:code', load: () => import('../pages/tv/Tv.svelte') },
  { pattern: '/learn', load: () => import('../pages/learn/LearnPage.svelte') },
  { pattern: '/learn/:game', load: () => import('../pages/learn/BeginLesson.svelte') },
  { pattern: '/rules', load: () => import('../pages/rules/RulesPage.svelte') },
  { pattern: '/rules/:game', load: () => import('../pages/rules/Rules.svelte') },
  { pattern: '/cards/:game', load: () => import('../pages/cards/Cards.svelte') },
  { pattern: '/replays', load: () => import('../pages/replays/ReplaysPage.svelte') },
  { pattern: '/replay/:id', load: () => import('../pages/replay/Replay.svelte') },
  { pattern: '/player', load: () => import('../pages/player/Player.svelte') },
  { pattern: '/player/:name', load: () => import('../pages/player/Player.svelte') },
  { pattern: '/mail/:answer/:token', load: () => import('../pages/mail/Mail.svelte') },
  { pattern: '/host', load: () => import('../pages/host/Host.svelte') },
  { pattern: '/analysis/:id', load: () => import('../pages/analysis/Analysis.svelte') },
  { pattern: '/settings', load: () => import('../pages/settings/Settings.svelte') },
  { pattern: '/design', load: () => import('../pages/design/Design.svelte') },
]

const lost: Route = { pattern: '', load: () => import('../pages/Lost.svelte') }

export async function loadPage(path: string): Promise<{ page: Page; params: Params }> {
  const { route, params } = findRoute(path)
  const { default: page } = await route.load()
  return { page: page as Page, params }
}

function findRoute(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = matchPath(route.pattern, path)
    if (params) return { route, params }
  }
  return { route: lost, params: {} }
}
