import { expect, test } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'

const ORIGIN = 'https://site.example'

async function openPage(provider = 'google.com') {
  const gateway = setup()
  await gateway.control('PATCH', '/settings', { flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true } })
  const { address } = (await gateway.control('POST', '/identity/page', { provider, origin: ORIGIN })).json
  const launch = new URLSearchParams(address.split('?')[1]).get('launch')
  const press = (name: string, input = {}) =>
    gateway.call('POST', `/partners/identity/${name}`, { body: { launch, ...input } })
  const logIn = async (person: string) => {
    const { firebaseIdToken } = (await press('vouch', { person })).json
    return gateway.gatewayOf().session.login({ type: 'firebase', firebaseIdToken })
  }
  return { ...gateway, address, press, logIn }
}

test('the page shows its service, the requesting site, and the accounts', async () => {
  const { address, press } = await openPage('facebook.com')

  expect(address).toMatch(/^\/partners\/identity\/\?launch=\w{32}&/)
  expect((await press('open')).json).toMatchObject({
    provider: 'facebook.com',
    origin: ORIGIN,
    people: [{ id: 'minh-anh', name: 'Minh Anh', email: 'demo01@test.site.example' }, {}, {}, { id: 'thu-trang' }],
  })
})

test.each([
  ['google.com', 'minh-anh', 'demo01'],
  ['facebook.com', 'bao-ngoc', 'demo02'],
])('with %s, %s signs in as the member with their address', async (provider, person, account) => {
  const { logIn } = await openPage(provider)
  expect((await logIn(person)).userName).toBe(account)
})

test.each(['hoang-phuc', 'thu-trang'])('%s is known to the provider only, and must join first', async (person) => {
  const { logIn } = await openPage()
  await expect(logIn(person)).rejects.toMatchObject({ code: 'bind_customer_required' })
})

test('the provider sends a code by phone, and the correct code signs in the member with that number', async () => {
  const { control, gatewayOf } = setup()
  await control('POST', '/preset', { name: 'sms-by-provider' })
  const number = '+84912345678'
  const { session, system } = gatewayOf()
  expect((await system.getStatus('site.example')).info.sms).toEqual({ firebase: true })

  await control('POST', '/identity/codes', { number })
  const [{ code }] = (await control('GET', `/outbox?to=${encodeURIComponent(number)}`)).json
  const confirm = (attempt: string) => control('POST', '/identity/codes/confirm', { number, code: attempt })
  expect((await confirm('1')).json).toMatchObject({ errorCode: 'verification.code.incorrect' })
  const { firebaseIdToken } = (await confirm(code)).json
  const byPhone = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: '0912345678' } as const
  expect((await session.login({ ...byPhone, countryDialingCode: '+84' })).userName).toBe('demo02')
  expect((await confirm(code)).json.value.reason).toBe('is used up: ask for another')
})

test('an unknown person gets no token, and neither does a page that no site has opened', async () => {
  const { press } = await openPage()

  expect((await press('vouch', { person: 'somebody' })).json).toMatchObject({ value: { field: 'person' } })
  expect((await press('vouch', {})).json).toMatchObject({ value: { field: 'person' } })
  expect((await press('vouch', { person: 'minh-anh', launch: 'guessed' })).status).toBe(401)
})
