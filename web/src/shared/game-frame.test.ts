import { expect, onTestFinished, test, vi } from 'vitest'
import { changeLanguage, startI18n } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import { toFrameAddress, listenToGame, parseMessage } from './game-frame.ts'

test('a game of another origin may use its own storage, and its messages carry its origin', () => {
  expect(toFrameAddress('https://games.example/play?launch=1', 'dark')).toEqual({
    src: 'https://games.example/play?launch=1',
    sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin',
    origin: 'https://games.example',
  })
})

test('a page of our own origin is isolated from the app: scripts are not combined with same origin', () => {
  const address = toFrameAddress('/partners/slot/?launch=1', 'light')
  expect(address?.sandbox).not.toContain('allow-same-origin')
  expect(address?.origin).toBe('null')
  expect(address?.src).toBe(`${location.origin}/partners/slot/?launch=1&theme=light&language=vi`)
})

test('a page of our own has the language of the app, whatever its URL says', async () => {
  await startI18n()
  onTestFinished(() => changeLanguage('VI'))
  await changeLanguage('EN')
  expect(toFrameAddress('/partners/payment/?language=vi', 'light')?.src).toContain('?language=en&theme=light')
})

test('a page of our own leaves its name to the bar around it, or room for the button in its corner', () => {
  const query = (around: 'bar' | 'corner') => new URL(toFrameAddress('/partners/slot/', 'dark', around)!.src).search
  expect([query('bar'), query('corner')]).toEqual([
    '?theme=dark&language=vi&bar=outside',
    '?theme=dark&language=vi&corner=taken',
  ])
  expect(toFrameAddress('https://games.example/', 'dark', 'bar')?.src).toBe('https://games.example/')
})

test('a page of our own gets the look of the app in its fragment, in both themes; a page of others gets none [B-1-11]', () => {
  const { style } = document.documentElement
  const look = {
    '--gold': 'light-dark(#ffee00, #676000)',
    '--ink': '#102030',
    '--radius-button': '20px',
    '--font-display': 'Arial',
    '--text-title': '300 1rem/2rem Arial',
  }
  for (const [name, value] of Object.entries(look)) style.setProperty(name, value)
  const colours = { dark: '#000000', light: '#ffffff' }
  config.brand = { name: { VI: 'Sao & Mai', EN: 'Morning Star' }, colours, links: [], currency: '€' }
  onTestFinished(() => {
    for (const name of Object.keys(look)) style.removeProperty(name)
    delete config.brand
  })
  const { hash } = new URL(toFrameAddress('/partners/slot/?launch=1', 'dark')!.src)

  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toMatchObject({
    gold: 'ffee00-676000',
    ink: '102030-102030',
    'radius-button': '20px',
    font: 'system',
    weight: '300',
    name: 'Sao & Mai',
    currency: '€',
  })
  expect(toFrameAddress('https://games.example/', 'dark')?.src).toBe('https://games.example/')
})

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'only web addresses are opened: "%s"',
  (url) => {
    expect(toFrameAddress(url, 'dark')).toBeUndefined()
  },
)

test('a game can send four messages; everything else is ignored', () => {
  expect(parseMessage({ longan: 'balance-changed' })).toBe('balance-changed')
  expect(parseMessage({ longan: 'close' })).toBe('close')
  expect(parseMessage({ longan: 'deposit' })).toBe('deposit')
  expect(parseMessage({ relogin: true })).toBe('relogin')
  expect(
    [undefined, null, 'close', { longan: 'steal' }, { relogin: false }, { relogin: 'yes' }].map(parseMessage),
  ).toEqual(Array(6).fill(undefined))
})

function listen() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const frame = document.body.appendChild(document.createElement('iframe'))
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const act = {
    'balance-changed': note('money'),
    close: note('close'),
    deposit: note('deposit'),
    relogin: note('relogin'),
  }
  const stop = listenToGame({ frame: () => frame, origin: 'null', act })
  onTestFinished(() => {
    stop()
    frame.remove()
  })
  const post = (data: unknown, { origin = 'null', source = frame.contentWindow as Window | null } = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { done, post, stop }
}

test('a flood of balance messages updates the balance once a second, and the last one counts', () => {
  const { done, post } = listen()
  for (let times = 0; times < 500; times++) post({ longan: 'balance-changed' })
  expect(done).toEqual(['money'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['money', 'money'])
  vi.advanceTimersByTime(5000)
  expect(done).toHaveLength(2)
})

test('a game ends once, and its later messages are ignored', () => {
  const { done, post } = listen()
  for (const message of [{ longan: 'close' }, { longan: 'close' }, { relogin: true }, { longan: 'balance-changed' }])
    post(message)
  expect(done).toEqual(['close'])
})

test('messages of another window, of another origin or without a source are ignored', () => {
  const { done, post } = listen()
  post({ longan: 'close' }, { source: window })
  post({ longan: 'close' }, { source: null })
  post({ longan: 'close' }, { origin: location.origin })
  expect(done).toEqual([])
})

test('sound that a player switched on in one game is on in the next one, and its choice is no end of the game', () => {
  const { done, post } = listen()
  const sound = () => new URL(toFrameAddress('/partners/slot/', 'dark')!.src).searchParams.get('sound')
  post({ longan: 'sound-on' }, { source: window })
  expect(sound()).toBeNull()
  post({ longan: 'sound-on' })
  post({ longan: 'close' })
  expect([sound(), done]).toEqual(['on', ['close']])

  const next = listen()
  next.post({ longan: 'sound-off' })
  expect(sound()).toBeNull()
})
