import { expect, test } from 'vitest'
import { errorMessages } from './error-messages.ts'
import { setup } from '../../adapters/testing.ts'

async function breakAnswers({ mock }: ReturnType<typeof setup>) {
  const { world } = await mock.worlds.open('default')
  world.settings.mobileTemplate = { memberCentre: 5 as 0, deposit: 0 }
}

test('an invalid parameter is refused with its name and the reason', async () => {
  const { call } = setup()

  const { status, json } = await call('GET', '/wps/system/helpCenter?device=TABLET')

  expect(status).toBe(400)
  expect(json).toEqual({
    success: false,
    errorCode: 'request_param_err',
    message: errorMessages.request_param_err.en,
    value: { field: 'device', reason: 'must be one of MOBILE' },
  })
})

test('an empty parameter counts as not sent', async () => {
  const { call } = setup()

  expect((await call('GET', '/wps/system/helpCenter?device=&lang=EN')).status).toBe(200)
})

test('a declared header is validated, too', async () => {
  const { call, signIn } = setup()
  const token = await signIn()
  const headers = { 'idempotency-key': 'short' }

  const { status, json } = await call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, headers, body: {} })

  expect([status, json.errorCode]).toEqual([400, 'request_param_err'])
})

test('in strict mode an invalid response is a failure that names the field', async () => {
  const site = setup()
  await breakAnswers(site)

  const { status, json } = await site.call('GET', '/wps/system/settings/consolidated')

  expect([status, json.errorCode]).toEqual([500, 'response.invalid'])
  expect(json.value.reason).toContain('getSettings 200: value.mobileTemplate.mem_cen must be one of 0, 1')
})

test('outside strict mode an invalid response is sent with a header that names the field, and the journal logs it', async () => {
  const site = setup({ isStrict: false })
  await breakAnswers(site)

  const { status, headers } = await site.call('GET', '/wps/system/settings/consolidated')
  const { json: journal } = await site.control('GET', '/requests')

  expect(status).toBe(200)
  expect(headers.get('x-mock-violations')).toContain('value.mobileTemplate.mem_cen')
  expect(journal.at(-1).violations[0]).toContain('mem_cen')
})
