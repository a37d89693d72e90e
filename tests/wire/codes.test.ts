import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const RECIPIENT = encodeURIComponent('+84912345678')

async function createSite() {
  const site = await createMockClient()
  await site.control('PATCH', '/settings', { flags: { GEETESTVCODE3: true } })
  const { verification } = site.gateway
  const passHumanCheck = async (product: 'login' | 'register') => {
    const { gt } = await verification.getHumanCheck(product)
    return { captcha_id: gt, pass_token: 'passed' }
  }
  const received = async (): Promise<{ purpose: string }[]> => site.control('GET', `/outbox?to=${RECIPIENT}`)
  return { ...site, verification, passHumanCheck, received }
}

test('a code is requested with number, country and human check, and not sent without the check [A-3-36]', async () => {
  const { verification, sent, passHumanCheck, received } = await createSite()
  expect(await getRefusal(verification.sendLoginCode(NUMBER))).toEqual(['geetest.required', 'geetestValidateV4'])
  expect(await received()).toEqual([])
  const input = { ...NUMBER, geetestValidateV4: await passHumanCheck('login') }
  await verification.sendLoginCode(input)

  expect(sent().body).toEqual(input)
  expect(await received()).toHaveLength(1)
})

test('a sent code returns when the next may be requested, in milliseconds [A-3-38]', async () => {
  const { verification, reply, passHumanCheck, openWorld } = await createSite()
  await verification.sendLoginCode({ ...NUMBER, geetestValidateV4: await passHumanCheck('login') })
  const { clock } = (await openWorld()).world

  expect(reply()).toEqual({ success: true, value: { expirationTime: clock.now() + 60_000 } })
})

test('the code for a login is a POST to noLogin, answered with its time [A-7-18]', async () => {
  const { verification, sent, reply, passHumanCheck } = await createSite()
  const input = { ...NUMBER, geetestValidateV4: await passHumanCheck('login') }
  const { expirationTime } = await verification.sendLoginCode(input)

  expect(sent()).toEqual({ call: 'POST /wps/verification/sms/noLogin', body: input })
  expect(reply()).toEqual({ success: true, value: { expirationTime } })
  expect(expirationTime).toBeGreaterThan(0)
})
