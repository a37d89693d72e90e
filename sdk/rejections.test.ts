import { expect, test } from 'vitest'
import { createGateway } from '@longan/sdk'

type Method = (...input: unknown[]) => unknown

const fail = (): never => {
  throw new Error('no language')
}
const gateway = createGateway({
  baseUrl: 'http://mock.local',
  merchant: 'DEMO',
  fetch: () => Promise.reject(new TypeError('no connection')),
  retries: 0,
  language: fail,
})
const methods = Object.entries(gateway).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Method>).map(([name, call]) => [`${domain}.${name}`, call] as const),
)

test.for(methods)('%s rejects input of a wrong type, and throws nothing itself', async ([, call]) => {
  for (const input of [[], [null], [undefined], [5], ['x']]) {
    const result = call(...input)
    expect(result).toHaveProperty('then')
    await expect(Promise.resolve(result)).rejects.toThrow()
  }
})
