import { expect, test } from 'vitest'
import { measureSdk } from './size.ts'

const sizes = await measureSdk()

test('the core with openapi-fetch has at most 8 kB gzip; the ciphers load separately', () => {
  expect(sizes.core).toBeLessThanOrEqual(8000)
  expect(sizes.ciphers).toBeGreaterThan(6000)
})

test('every domain has at most 1 kB gzip', () => {
  const tooLarge = Object.entries(sizes.domains).filter(([, bytes]) => bytes > 1000)

  expect(Object.keys(sizes.domains)).toContain('wallet')
  expect(tooLarge.map(([domain, bytes]) => `${domain} has ${bytes} bytes. Split it into two SDK modules`)).toEqual([])
})
