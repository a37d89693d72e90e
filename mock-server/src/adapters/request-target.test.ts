import { expect, test } from 'vitest'
import { readTarget } from './request-target.ts'

const unreadable = [
  '',
  '*',
  '//',
  '///',
  '//@',
  '//:',
  '/\\',
  'http://',
  'http://[',
  'http://x:99999/',
  'm/home',
  '?a=1',
]

test.for(unreadable)('the target "%s" is invalid', (target) => {
  expect(readTarget(target)).toBeUndefined()
})

test.for([
  ['/', '/', ''],
  ['/m/home?a=1&b=2', '/m/home', 'a=1&b=2'],
  ['/m/home?next=//evil.example', '/m/home', 'next=%2F%2Fevil.example'],
  ['/art/../package.json', '/package.json', ''],
  ['/wps/%2e%2e/x', '/x', ''],
  ['http://site.example/m/home?a=1', '/m/home', 'a=1'],
] as const)('the target "%s" has the path %s', ([target, path, query]) => {
  const read = readTarget(target)

  expect([read?.path, read?.query.toString()]).toEqual([path, query])
})
