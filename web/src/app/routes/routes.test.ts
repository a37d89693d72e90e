import { expect, test } from 'vitest'
import { paths, loginPaths } from '#lib/site/paths.ts'
import { lazyScreens } from './lazy-routes.ts'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

const find = (path: string) => findRoute(routes, path)
test('back from recovery leads to the agent page on an agent’s device', () => {
  localStorage.setItem('ac', '1')
  const back = find(paths.forget)?.back

  expect(typeof back === 'function' && back()).toBe(paths.agent)
})

test('only the sports page and a running game are outside the common frame [A-2-24]', () => {
  const outside = routes.filter((entry) => entry.frameless).map((entry) => entry.paths[0])

  expect(outside).toEqual([paths.sportsGame, '/m/play'])
})

test('login and registration resolve without any further configuration [A-2-28]', () => {
  expect([find('/m/login')?.title, find('/m/register')?.title, find('/m/register.html')?.title]).toEqual([
    'login',
    'register',
    'register',
  ])
})

test('guests may open login, register, trial, recovery and the game lists [A-6-01]', () => {
  const open = [paths.login, paths.register, paths.trial, paths.forget, paths.gameList()]

  expect(open.map((path) => find(path)?.guard)).toEqual(['guest', 'guest', 'none', 'none', 'none'])
})

test('every route defines who may open it [A-6-25]', () => {
  const titlesOf = (guard: string) => routes.filter((entry) => entry.guard === guard).map((entry) => entry.title)

  expect(titlesOf('guest')).toEqual(['login', 'register'])
  expect(titlesOf('member').toSorted()).toEqual([
    'accountRecord',
    'agentHome',
    'applyReward',
    'bankCards',
    'bettingRecord',
    'changePassword',
    'chat',
    'deposit',
    'dividendContract',
    'hourlyContract',
    'inbox',
    'memberHome',
    'mobile',
    'paymentPassword',
    'play',
    'profile',
    'questions',
    'rewardCenter',
    'salaryContract',
    'security',
    'statement',
    'transfer',
    'withdraw',
  ])
  expect(routes.filter((entry) => entry.notForTrial).map((entry) => entry.title)).toEqual([
    'inbox',
    'chat',
    'memberHome',
    'profile',
    'security',
    'paymentPassword',
    'mobile',
    'questions',
    'statement',
    'rewardCenter',
  ])
  expect(routes.filter((entry) => !['none', 'member', 'guest'].includes(entry.guard))).toEqual([])
})

test('the pages only for guests are the login pages, to which a login never returns', () => {
  const forGuests = routes.filter((entry) => entry.guard === 'guest').flatMap((entry) => entry.paths)

  expect(forGuests).toEqual(loginPaths)
})

test('no path is listed twice', () => {
  const all = routes.flatMap((entry) => entry.paths.map((path) => path.toLowerCase()))

  expect(new Set(all).size).toBe(all.length)
})

test('every path begins with /m, except for the alias of home [A-0-01]', () => {
  const all = routes.flatMap((entry) => entry.paths)

  expect(all.filter((path) => path !== '/' && !/^\/m(\/|$)/.test(path))).toEqual([])
})

const screens = Object.keys(import.meta.glob('../../features/*/*-screen.tsx'))
const tables = Object.values(
  import.meta.glob<string>(['./lazy-routes.ts', './*.tsx', '../../features/*/*-pages.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

const unreachable = (files: string[]) =>
  files
    .map((file) => file.replace('../../', ''))
    .filter((file) => !tables.includes(`'#${file}'`) && !tables.includes(`'./${file.split('/').at(-1)}'`))
    .map(
      (file) =>
        `web/src/${file} has no route: add it to web/src/app/routes/lazy-routes.ts, and a page to routes/routes.tsx`,
    )

test('every screen of the lazy table has a page', () => {
  const named = [...tables.matchAll(/lazyFromTable\('(\w+)'\)/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(lazyScreens)))
})

test('every screen has a route', () => {
  expect(unreachable(screens)).toEqual([])
})

test('a screen without a route is reported with the remedy', () => {
  expect(unreachable([...screens, '../../features/weather/weather-screen.tsx'])).toEqual([
    'web/src/features/weather/weather-screen.tsx has no route: add it to web/src/app/routes/lazy-routes.ts, and a page to routes/routes.tsx',
  ])
})
