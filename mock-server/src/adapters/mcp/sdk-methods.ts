import { createGateway, dialectA, dialectB } from '@longan/sdk'
import { findOperation } from '../../kernel/http/operations.ts'

type Methods = Record<string, (...input: unknown[]) => Promise<unknown>>

/** Of a promise and of the options of a call, which are checked before it is sent. */
const MISSING: unknown[] = ['then', 'timeout', 'uploadTimeout', 'retries']

/** A value that is every input: callable, with every other field. */
const anyInput: unknown = new Proxy(() => anyInput, {
  get(_target, name) {
    if (MISSING.includes(name)) return undefined
    if (name === Symbol.toPrimitive) return () => 1
    if (name === 'toJSON') return () => ({})
    return name === Symbol.iterator ? () => [][Symbol.iterator]() : anyInput
  },
})

let methods: Promise<Map<string, string>> | undefined

/** Returns the SDK method of each operation, such as `gateway.wallet.get`: each method is called, and its request is read and not sent. */
export const sdkMethods = (): Promise<Map<string, string>> => (methods ??= findMethods())

async function findMethods(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const dialect of [undefined, dialectA, dialectB]) {
    let method = ''
    const gateway = createGateway({
      baseUrl: 'http://mock.local',
      merchant: 'DEMO',
      retries: 0,
      dialect: { ...dialect, cipher: 'plain' },
      token: () => 'token',
      fetch(input) {
        const { method: verb, url } = input as Request
        const operation = findOperation(verb, new URL(url).pathname)?.target.id
        if (operation !== undefined && !found.has(operation)) found.set(operation, method)
        return Promise.reject(new TypeError('The request is read only'))
      },
    })
    for (const [domain, own] of Object.entries(gateway as unknown as Record<string, Methods>)) {
      for (const [name, run] of Object.entries(own)) {
        method = `gateway.${domain}.${name}`
        await Promise.resolve()
          .then(() => run(anyInput, anyInput, anyInput))
          .catch(() => undefined)
      }
    }
  }
  return found
}
