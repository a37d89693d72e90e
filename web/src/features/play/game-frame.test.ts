import { expect, test } from 'vitest'
import { frameAddress, readMessage } from './game-frame.ts'

test('a game of another origin may use its own storage; its messages carry its origin', () => {
  expect(frameAddress('https://games.example/play?launch=1', 'dark')).toEqual({
    src: 'https://games.example/play?launch=1',
    sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin',
    origin: 'https://games.example',
  })
})

test('a page of our own origin is shut off from the app: no same origin beside its scripts', () => {
  const address = frameAddress('/partners/slot/?launch=1', 'light')
  expect(address?.sandbox).not.toContain('allow-same-origin')
  expect(address?.origin).toBe('null')
  expect(address?.src).toBe(`${location.origin}/partners/slot/?launch=1&theme=light`)
})

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'nothing but a web address is opened: "%s"',
  (url) => {
    expect(frameAddress(url, 'dark')).toBeUndefined()
  },
)

test('a game can say three things; everything else means nothing', () => {
  expect(readMessage({ longan: 'balance-changed' })).toBe('balance-changed')
  expect(readMessage({ longan: 'close' })).toBe('close')
  expect(readMessage({ relogin: true })).toBe('relogin')
  expect([undefined, null, 'close', { longan: 'steal' }, { relogin: false }].map(readMessage)).toEqual(
    Array(5).fill(undefined),
  )
})
