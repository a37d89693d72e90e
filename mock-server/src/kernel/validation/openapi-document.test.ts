import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test, vi } from 'vitest'
import { openApiDocument } from './openapi-document.ts'
import type { MissingHandler } from '../world/domain.ts'
import { gateway } from '../../gateway.ts'
import { assertHandled } from '../assert-handled.ts'
import { setup } from '../../adapters/testing.ts'

const { services } = await setup().mock.worlds.open('default')

function findMismatches(operations: { id: string; domain: string; replacedBy?: string }[]): string[] {
  return Object.entries(Object.groupBy(operations, ({ domain }) => domain)).flatMap(([domain, own = []]) => {
    const file = `mock-server/src/domains/${domain}/${domain}.handlers.ts`
    const ids = new Set(own.map(({ id }) => id))
    const handled = new Set(Object.keys(gateway.handlersOf(domain, services)))
    const unhandled = own.filter(({ id, replacedBy = id }) => !handled.has(id) && !handled.has(replacedBy))
    return [
      ...unhandled.map(({ id }) => `${id} has no handler: write one in ${file}`),
      ...[...handled.difference(ids)].map(
        (id) =>
          `${id} is no operation of ${domain}: remove its handler from ${file}, or describe it in openapi/paths/${domain}.yaml`,
      ),
    ]
  })
}

test('every operation has a handler in the domain of its tag, and every handler has an operation', () => {
  expect(findMismatches(openApiDocument.operations)).toEqual([])
})

test('the message for a missing handler or operation names it and the file to edit', () => {
  const remaining = openApiDocument.operations.filter(({ id }) => id !== 'getWallet')
  const message: MissingHandler<'listVouchers'> =
    'listVouchers has no handler: write one in mock-server/src/domains/<domain>/<domain>.handlers.ts'

  expect(findMismatches([...remaining, { id: 'listVouchers', domain: 'wallet' }])).toEqual([
    message.replaceAll('<domain>', 'wallet'),
    'getWallet is no operation of wallet: remove its handler from mock-server/src/domains/wallet/wallet.handlers.ts, or describe it in openapi/paths/wallet.yaml',
  ])
  expect(findMismatches([{ id: 'listVouchers', domain: 'vouchers' }])).toEqual([
    message.replaceAll('<domain>', 'vouchers'),
  ])
})

function validatorOf(name: string) {
  const schemas = JSON.stringify(openApiDocument.schemas).replaceAll('"#/schemas/', '"d#/schemas/')
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'd', schemas: JSON.parse(schemas) as object })
  return ajv.compile({ $ref: `d#/schemas/${name}` })
}

test('required pictures and remarks of a claim are Y or N [G-3-19]', async () => {
  const { promotion } = await setup().gatewayOf().content.listAnnouncements({ types: 'PR' })
  const isPromotion = validatorOf('Promotion')

  expect(promotion.every((one) => isPromotion(one))).toBe(true)
  for (const field of ['imageRequired', 'remarkRequired']) {
    expect([true, 'yes', ''].some((value) => isPromotion({ ...promotion[0], [field]: value }))).toBe(false)
  }
})

const INVALID_HEADERS: Record<string, string>[] = [
  { prefer: 'code=500' },
  { merchant: 'OTHER' },
  { authorization: 'nobody' },
]

test('every error has the schema of a failure', async () => {
  const { call } = setup()
  const isFailure = validatorOf('Failure')

  for (const { id, method, path } of openApiDocument.operations) {
    for (const headers of INVALID_HEADERS) {
      const { status, json } = await call(method, path.replace(/\{\w+\}/g, 'none'), { headers })
      const isRefused = status >= 400
      expect([id, isRefused && isFailure(json)]).toEqual([id, isRefused])
    }
  }
})

test('every operation that needs a token refuses guests in the same way', async () => {
  const { call } = setup()
  const members = openApiDocument.operations.filter(({ token }) => token === 'required')

  for (const { id, method, path } of members) {
    const { status, json } = await call(method, path.replace(/\{\w+\}/g, '1'))
    expect([id, status, json.errorCode]).toEqual([id, 401, 'login.not.session'])
  }
  expect(members.length).toBeGreaterThan(15)
})

test('every operation has a handler in the domain of its tag; of a handler in another domain, the error names both', () => {
  expect(() => assertHandled(openApiDocument, gateway)).not.toThrow()

  const handlersOf = gateway.handlersOf
  vi.spyOn(gateway, 'handlersOf').mockImplementation((domain, all) => {
    const { getWallet: _wallet, ...others } = handlersOf(domain, all)
    return domain === 'wagers' ? { getWallet: () => 1 } : others
  })

  expect(() => assertHandled(openApiDocument, gateway)).toThrow(
    'no handler for getWallet (in the handlers of the domain "wallet"; it is in those of "wagers")',
  )
})

test('a call whose handler is in another domain fails with the domain it belongs to', async () => {
  vi.spyOn(gateway, 'handlersOf').mockReturnValue({})
  const { call } = setup()

  const { status, json } = await call('GET', '/wps/system/status')

  expect(status).toBe(500)
  expect(json.value.reason).toBe('The mock failed: getSystemStatus has no handler in the domain of its tag, system')
})
