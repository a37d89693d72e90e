import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { description } from './description.ts'
import { house } from '../house.ts'
import { setup } from '../doors/testing.ts'

test('every operation has its handler in the domain of its tag, and no handler is left over', async () => {
  const { services } = await setup().mock.worlds.open('default')
  const domains = new Set(description.operations.map(({ domain }) => domain))
  const made = [...domains].flatMap((domain) =>
    Object.keys(house.handlersOf(domain, services)).map((id) => `${domain} ${id}`),
  )

  expect(made.toSorted()).toEqual(description.operations.map(({ id, domain }) => `${domain} ${id}`).toSorted())
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
