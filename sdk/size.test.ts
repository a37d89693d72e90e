import { expect, test } from 'vitest'
import { sdkSizes } from './size.ts'

const sizes = await sdkSizes()

test('the core, openapi-fetch and all, weighs at most 8 kB gzip; the ciphers load apart', () => {
  expect(sizes.core).toBeLessThanOrEqual(8000)
  expect(sizes.ciphers).toBeGreaterThan(6000)
})

test('every domain weighs at most 1 kB gzip', () => {
  const tooHeavy = Object.entries(sizes.domains).filter(([, bytes]) => bytes > 1000)

  expect(Object.keys(sizes.domains)).toContain('wallet')
  expect(
    tooHeavy.map(([domain, bytes]) => `${domain} weighs ${bytes} bytes: give a part of it a door of its own`),
  ).toEqual([])
})
