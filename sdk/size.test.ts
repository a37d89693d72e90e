import { expect, test } from 'vitest'
import { sdkSize } from './size.ts'

test('transport and all resources weigh at most 6 kB gzip; the ciphers load apart', async () => {
  const { gateway, ciphers } = await sdkSize()

  expect(gateway).toBeLessThanOrEqual(6000)
  expect(ciphers).toBeGreaterThan(6000)
})
