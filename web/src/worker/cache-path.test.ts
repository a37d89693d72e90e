import { expect, test } from 'vitest'
import { cachePathOf } from './protocol.ts'

const origin = 'https://site.example'
const pathFor = (path: string, rest: Partial<Request> = {}) =>
  cachePathOf({ url: new URL(path, origin).href, method: 'GET', mode: 'navigate', ...rest }, origin)

test.each(['/', '/m', '/m/home?tab=RNG', '/m/index.html', '/M/Lott', '/m/notVisitedYet'])(
  'every path of the app opens its index page offline: %s',
  (path) => expect(pathFor(path)).toBe('/index.html'),
)

test.each(['/partners/slot/index.html', '/wps/relay/GCSGAME_gameList', '/__admin/health', '/art/a.webp', '/mine'])(
  'other paths are left to the network: %s',
  (path) => expect(pathFor(path)).toBeUndefined(),
)

test('a file is cached under its own path; writes and other origins are not cached', () => {
  expect(pathFor('/assets/a.js', { mode: 'cors' })).toBe('/assets/a.js')
  expect(pathFor('/favicon.svg?1', { method: 'HEAD', mode: 'cors' })).toBeUndefined()
  expect(pathFor('https://gateway.example/m/home')).toBeUndefined()
})
