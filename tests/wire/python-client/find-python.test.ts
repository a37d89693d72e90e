import { expect, test } from 'vitest'
import { findPython } from './find-python.ts'

const candidates = ['no-such-python']

test('where everything has to be tried, a missing Python fails with what to install', () => {
  expect(() => findPython({ candidates, isCI: true })).toThrow(
    'apt-get install python3 python3-certifi python3-dateutil python3-six python3-urllib3',
  )
})

test('elsewhere a missing Python is none', () => {
  expect(findPython({ candidates, isCI: false })).toBe(undefined)
})
