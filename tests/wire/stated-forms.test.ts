import { createMockServer } from '@longan/mock-server'
import { gatewayCore } from '@longan/sdk/core'
import { expect, test } from 'vitest'
import { accessForms } from './stated-forms/access-forms.ts'
import { gameForms } from './stated-forms/game-forms.ts'
import { lotteryForms } from './stated-forms/lottery-forms.ts'
import { memberForms } from './stated-forms/member-forms.ts'
import { observedForms } from './stated-forms/observed-forms.ts'
import type { StatedForm } from './stated-forms/form.ts'

const ORIGIN = 'http://mock.local'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

type Parts = { headers?: Record<string, string>; body?: string }

/** Creates a new mock, and `ask`, which sends a call to it. */
function createSite() {
  const mock = createMockServer()
  const { encrypt } = gatewayCore({ baseUrl: ORIGIN, merchant: 'DEMO', fetch: mock.fetch })
  const ask = async (call: string, { headers, body }: Parts) => {
    const [method = '', path = ''] = call.split(' ')
    const init = { method, headers: { merchant: 'DEMO', ...headers }, ...(body !== undefined && { body }) }
    const response = await mock.fetch(new Request(ORIGIN + path, init))
    return { status: response.status, reply: (await response.json()) as { value?: { token?: string } } }
  }
  const encrypted = async (plain: object): Promise<Parts> => {
    const { encryption, body } = await encrypt(JSON.stringify(plain))
    return { headers: { ...JSON_TYPE, encryption }, body }
  }
  const logIn = async (username: string) => {
    const parts = await encrypted({ type: 'username', username, password: 'Demo@123' })
    return (await ask('POST /wps/session/login', parts)).reply.value!.token!
  }
  const provide = async ([state, params]: [string, object]) => {
    const { status } = await ask('POST /__admin/provider-states', { body: JSON.stringify({ state, params }) })
    expect([state, status]).toEqual([state, 200])
  }
  return { ask, encrypted, logIn, provide }
}

/** Sends a call as its row states it to a new mock; with a token only where the row states it. */
async function send({ call, query = {}, as, token: place = 'header', given = [], ...content }: StatedForm) {
  const { ask, encrypted, logIn, provide } = createSite()
  for (const state of given) await provide(state)
  const token = as && (await logIn(as))
  const inPayload = (where: StatedForm['token']) => (token && place === where ? { token } : undefined)
  const json = (content.json ?? inPayload('json')) && { ...content.json, ...inPayload('json') }
  const form = (content.form ?? inPayload('form')) && { ...content.form, ...inPayload('form') }
  const parts: Parts = content.encrypted
    ? await encrypted(content.encrypted)
    : json
      ? { headers: JSON_TYPE, body: JSON.stringify(json) }
      : form
        ? { headers: FORM_TYPE, body: new URLSearchParams(form).toString() }
        : {}
  const search = new URLSearchParams({ ...query, ...inPayload('query') })
  const headers = { ...parts.headers, ...(token && place === 'header' && { authorization: token }) }
  return ask(`${call}?${search}`, { ...parts, headers })
}

const rows = {
  'document A': [...accessForms, ...memberForms],
  'document G': [...gameForms, ...lotteryForms],
  'gateway facts': observedForms,
}
const named = Object.entries(rows).flatMap(([source, forms]) =>
  forms.map((form) => ({ name: `${source}: ${form.row}, ${form.call}, token in ${form.token ?? 'header'}`, form })),
)

test.each(named)('a call in its stated form gets its stated response: $name', async ({ form }) => {
  const { status, reply } = await send(form)

  expect([status, reply]).toEqual([200, expect.anything()])
  expect({ reply }).toMatchObject({ reply: form.gives })
})
