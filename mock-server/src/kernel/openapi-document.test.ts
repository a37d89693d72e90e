import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { description } from './openapi-document.ts'
import type { Unhandled } from './domain.ts'
import { house } from '../gateway.ts'
import { setup } from '../adapters/testing.ts'

const { services } = await setup().mock.worlds.open('default')

/** What is wrong between operations and handlers, and what to do about it. */
function complaints(operations: { id: string; domain: string }[]): string[] {
  return Object.entries(Object.groupBy(operations, ({ domain }) => domain)).flatMap(([domain, own = []]) => {
    const file = `mock-server/src/domains/${domain}/${domain}.handlers.ts`
    const ids = new Set(own.map(({ id }) => id))
    const handled = new Set(Object.keys(house.handlersOf(domain, services)))
    return [
      ...[...ids.difference(handled)].map((id) => `${id} has no handler: write one in ${file}`),
      ...[...handled.difference(ids)].map(
        (id) =>
          `${id} is no operation of ${domain}: remove its handler from ${file}, or describe it in openapi/paths/${domain}.yaml`,
      ),
    ]
  })
}

test('every operation has its handler in the domain of its tag, and no handler is left over', () => {
  expect(complaints(description.operations)).toEqual([])
})

test('an operation without a handler is named, with what to do about it; so is a handler without an operation', () => {
  const kept = description.operations.filter(({ id }) => id !== 'getWallet')
  const sentence: Unhandled<'listVouchers'> =
    'listVouchers has no handler: write one in mock-server/src/domains/<domain>/<domain>.handlers.ts'

  expect(complaints([...kept, { id: 'listVouchers', domain: 'wallet' }])).toEqual([
    sentence.replaceAll('<domain>', 'wallet'),
    'getWallet is no operation of wallet: remove its handler from mock-server/src/domains/wallet/wallet.handlers.ts, or describe it in openapi/paths/wallet.yaml',
  ])
  expect(complaints([{ id: 'listVouchers', domain: 'vouchers' }])).toEqual([
    sentence.replaceAll('<domain>', 'vouchers'),
  ])
})

/** What a shape of the description says of a value. */
function shape(name: string) {
  const schemas = JSON.stringify(description.schemas).replaceAll('"#/schemas/', '"d#/schemas/')
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'd', schemas: JSON.parse(schemas) as object })
  return ajv.compile({ $ref: `d#/schemas/${name}` })
}

test('whether a claim needs pictures and remarks is said by Y or N [G-3-19]', async () => {
  const { promotion } = await setup().gatewayOf().content.listAnnouncements({ types: 'PR' })
  const isPromotion = shape('Promotion')

  expect(promotion.every((one) => isPromotion(one))).toBe(true)
  for (const field of ['imageRequired', 'remarkRequired']) {
    expect([true, 'yes', ''].some((value) => isPromotion({ ...promotion[0], [field]: value }))).toBe(false)
  }
})

const UNWELCOME: Record<string, string>[] = [{ prefer: 'code=500' }, { merchant: 'OTHER' }, { authorization: 'nobody' }]

test('whatever goes wrong, the answer is a failure as the description has it', async () => {
  const { call } = setup()
  const isFailure = shape('Failure')

  for (const { id, method, path } of description.operations) {
    for (const headers of UNWELCOME) {
      const { status, json } = await call(method, path.replace(/\{\w+\}/g, 'none'), { headers })
      const isRefused = status >= 400
      expect([id, isRefused && isFailure(json)]).toEqual([id, isRefused])
    }
  }
})

test('each operation that needs a token refuses a guest in the same way', async () => {
  const { call } = setup()
  const members = description.operations.filter(({ token }) => token === 'required')

  for (const { id, method, path } of members) {
    const { status, json } = await call(method, path.replace(/\{\w+\}/g, '1'))
    expect([id, status, json.errorCode]).toEqual([id, 401, 'login.not.session'])
  }
  expect(members.length).toBeGreaterThan(15)
})
