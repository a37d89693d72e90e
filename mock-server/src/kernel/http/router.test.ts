import { expect, test } from 'vitest'
import { createRouter } from './router.ts'

const routes = [
  { method: 'GET', path: '/lgw/games/popular' },
  { method: 'GET', path: '/lgw/games/{gameId}/play_menu' },
  { method: 'GET', path: '/lgw/draw/{gameId}' },
  { method: 'POST', path: '/lgw/draw/{drawId}' },
]
const router = createRouter(routes)

test('a literal path wins over a path with parameters', () => {
  expect(router.find('GET', '/lgw/games/popular')).toEqual({ target: routes[0], params: {} })
})

test('a parameter is decoded', () => {
  expect(router.find('GET', '/lgw/games/12/play_menu')?.params).toEqual({ gameId: '12' })
  expect(router.find('GET', '/lgw/draw/a%20b')?.params).toEqual({ gameId: 'a b' })
})

test('an unknown method or path is not found', () => {
  for (const [method, path] of [
    ['PUT', '/lgw/games/popular'],
    ['GET', '/lgw/draw/'],
    ['GET', '/lgw/draw/1/more'],
    ['GET', '/lgw/draw/%zz'],
    ['GET', '/'],
    ['GET', ''],
  ] as const) {
    expect(router.find(method, path)).toBeUndefined()
  }
})
