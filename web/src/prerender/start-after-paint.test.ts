import { expect, onTestFinished, test, vi } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const files = {
  entry: 'runtime app',
  home: 'home words',
  screens: '{"member":"member","/m/lott":"lottery lottery.css","*":"words"}',
}
const root = () => document.getElementById('root')!
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')]

const page = '<div id="root"><img class="mark"><svg></svg><p data-notices>News</p><p data-download>App</p></div>'

function visit(isMeant: boolean, visitor = 'guest', html = page) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let notify: (list: { getEntriesByName(name: string): string[] }) => void = () => undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
    },
  )
  document.body.innerHTML = html
  document.documentElement.lang = 'vi'
  if (isMeant) document.documentElement.dataset.shell = visitor
  onTestFinished(() => {
    delete document.documentElement.dataset.shell
    document.head.replaceChildren()
    document.body.replaceChildren()
  })
  startAfterPaint(files)
  return {
    painted: (...names: string[]) => notify({ getEntriesByName: (name) => names.filter((one) => one === name) }),
  }
}

test('the app is loaded after the first contentful paint of the prerendered page', () => {
  // A test of another file may have left the home of a member.
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.member
  const { painted } = visit(true)
  painted('first-paint')
  expect(scripts()).toEqual([])
  painted('first-paint', 'first-contentful-paint')
  expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(4)
  expect(scripts()).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(scripts()).toHaveLength(1)
})

test('each script runs when the one before it has run, so that no task is long', () => {
  visit(false)
  const run = () => scripts().map(({ src }) => new URL(src).pathname)
  expect(run()).toEqual(['/assets/runtime.js'])
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect(run()).toEqual(['/assets/runtime.js', '/assets/app.js'])
  scripts()[1]?.dispatchEvent(new Event('load'))
  expect(scripts()).toHaveLength(2)
})

test('in a hidden page, which is not painted, the app starts after 500 ms', () => {
  visit(true)
  vi.advanceTimersByTime(499)
  expect(scripts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scripts()).toHaveLength(1)
})

test('for other visitors only the brand mark is kept, and the app starts at once', () => {
  visit(false)
  expect(root().innerHTML).toBe('<img class="mark">')
  expect(scripts()).toHaveLength(1)
})

test.each([
  [
    '/m/lott',
    [
      ['modulepreload', '/assets/lottery.js'],
      ['preload', '/assets/lottery.css'],
    ],
  ],
  ['/m/inbox', [['modulepreload', '/assets/words.js']]],
])('a deep link preloads the files of its screen, any other path the shared ones (%s)', (at, own) => {
  history.replaceState(null, '', at)
  visit(false)
  history.replaceState(null, '', '/')
  const links = [...document.head.querySelectorAll('link')]
  const files = links.map(({ rel, href }) => [rel, new URL(href).pathname])
  expect(files).toEqual([['modulepreload', '/assets/runtime.js'], ['modulepreload', '/assets/app.js'], ...own])
  expect(links.every(({ crossOrigin }) => crossOrigin === 'anonymous' || crossOrigin === '')).toBe(true)
})

type Visit = { at: string; isMember?: boolean; isShown?: boolean }

test.each<[string, Visit, string[]]>([
  ['a visitor of the root, who sees home', { at: '/', isShown: true }, ['home', 'words']],
  ['a member at home', { at: '/m/home', isMember: true }, ['home', 'words', 'member']],
  ['a member elsewhere', { at: '/m/lott', isMember: true }, ['lottery']],
])('%s preloads what the first view needs', (_who, { at, isMember = false, isShown = false }, wanted) => {
  history.replaceState(null, '', at)
  if (isMember) document.documentElement.dataset.member = ''
  visit(isShown).painted('first-contentful-paint')
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.member
  const loaded = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(loaded.map(({ href }) => new URL(href).pathname)).toEqual(
    ['runtime', 'app', ...wanted].map((name) => `/assets/${name}.js`),
  )
})

const guestView = '<div><header><a>Logo</a>Log in</header><main>Games</main></div>'

test.each([
  ['guest', '<template id="member"><header><a></a>Balance</header></template>', guestView],
  [
    'member',
    '<template id="member"><header><a></a>Balance</header></template>',
    guestView.replace('Log in', 'Balance'),
  ],
  ['member', '<template id="member"><div>My bets</div></template>', '<div>My bets</div>'],
  ['member', '', guestView],
  ['member?tab=vip', '<template id="member?tab=vip"><div>Levels</div></template>', '<div>Levels</div>'],
  ['member', '<template id="member?tab=vip"><div>Levels</div></template>', guestView],
])('a %s sees the view of their own, or the one for all (%s)', (visitor, template, seen) => {
  visit(true, visitor, `<div id="root">${guestView}</div>${template}`)
  expect(root().innerHTML).toBe(seen)
})

test('news dismissed in this visit stay hidden', () => {
  sessionStorage.setItem('hideMarquee', '1')
  visit(true)
  expect(root().textContent).toBe('App')
})

test('an error is shown if the app cannot be loaded', () => {
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  visit(false)
  scripts()[0]?.dispatchEvent(new Event('load'))
  scripts()[1]?.dispatchEvent(new Event('error'))
  expect(root().querySelector('[role=alert]')?.textContent).toContain('Chưa tải được ứng dụng')
})

test('in a browser that blocks the storage the app starts, and a failure is shown without a reload', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const { painted } = visit(true)
  painted('first-contentful-paint')
  expect(scripts()).toHaveLength(1)
  scripts()[0]?.dispatchEvent(new Event('error'))
  blocked.mockRestore()
  expect(root().querySelector('[role=alert]')).toBeTruthy()
})
