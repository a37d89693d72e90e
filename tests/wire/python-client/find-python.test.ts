import { expect, test } from 'vitest'
import { findPython } from './find-python.ts'

const candidates = ['no-such-python']

test('in CI a missing Python is an error with the packages to install', () => {
  expect(() => findPython({ candidates, isCI: true })).toThrow(
    'apt-get install python3 python3-certifi python3-dateutil python3-six python3-urllib3',
  )
})

test('outside CI a missing Python is undefined', () => {
  expect(findPython({ candidates, isCI: false })).toBe(undefined)
})
