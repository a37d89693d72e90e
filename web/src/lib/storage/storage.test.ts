import { expect, test, vi } from 'vitest'
import { storage } from './storage.ts'

test('a stored value is read back, and text is stored unchanged', () => {
  storage.set('language', 'EN')
  storage.set('theme', 'light')

  expect([localStorage.getItem('language'), localStorage.getItem('theme')]).toEqual(['EN', 'light'])
  expect([storage.get('language'), storage.get('theme')]).toEqual(['EN', 'light'])
})

test('every cached value has the key of the specification', () => {
  const keys = [
    'status',
    'memberInfo',
    'lotteries',
    'electronicLotteries',
    'categories',
    'vendorGameTypes',
    'gameLotteries',
  ] as const
  keys.forEach((key) => storage.set(key, { some: 'thing' }))
  storage.set('serviceLink', 'https://help.example')
  storage.set('template', { mem_cen: true, dep_func: false })

  expect(Object.keys(localStorage).toSorted()).toEqual([
    'catasList',
    'elottList',
    'getGameLotts',
    'getVassGameType',
    'lottList',
    'memberInfo',
    'service_link',
    'setTemplate',
    'status',
  ])
})

test('text that looks like JSON stays text', () => {
  storage.set('autoLogin', '0')
  storage.set('agentMarker', 'true')

  expect([storage.get('autoLogin'), storage.get('agentMarker')]).toEqual(['0', 'true'])
})

test('corrupt and invalid values read as undefined', () => {
  localStorage.setItem('session', '{"token":')
  expect(storage.get('session')).toBeUndefined()
  localStorage.setItem('session', '{"token":7}')
  expect(storage.get('session')).toBeUndefined()
  localStorage.setItem('theme', 'neon')
  expect(storage.get('theme')).toBeUndefined()
})

test('the app works without storage', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })

  expect(storage.set('theme', 'light')).toBe(false)
  expect(storage.get('theme')).toBeUndefined()
  storage.remove('theme')
  blocked.mockRestore()
})
