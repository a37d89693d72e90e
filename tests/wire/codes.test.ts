import { expect, test } from 'vitest'
import { atGateway, refusalOf } from './at-gateway.ts'

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '+84' }
const KEPT = encodeURIComponent('+84912345678')

/** A site that wants to know that a person asks, and an answer that says so. */
async function atCodes() {
  const site = await atGateway()
  await site.control('PATCH', '/settings', { flags: { GEETESTVCODE3: true } })
  const { verification } = site.gateway
  const person = async (product: 'login' | 'register') => {
    const { gt } = await verification.getHumanCheck(product)
    return { captcha_id: gt, pass_token: 'passed' }
  }
  const received = async (): Promise<{ purpose: string }[]> => site.control('GET', `/outbox?to=${KEPT}`)
  return { ...site, verification, person, received }
}

test('a code is asked for with number, country and human check, and not sent without the check [A-3-36]', async () => {
  const { verification, sent, person, received } = await atCodes()
  expect(await refusalOf(verification.sendLoginCode(NUMBER))).toEqual(['geetest.required', 'geetestValidateV4'])
  expect(await received()).toEqual([])
  const asked = { ...NUMBER, geetestValidateV4: await person('login') }
  await verification.sendLoginCode(asked)

  expect(sent().body).toEqual(asked)
  expect(await received()).toHaveLength(1)
})

test('a sent code tells when the next may be asked for, in milliseconds [A-3-38]', async () => {
  const { verification, reply, person, inside } = await atCodes()
  await verification.sendLoginCode({ ...NUMBER, geetestValidateV4: await person('login') })
  const { clock } = (await inside()).world

  expect(reply()).toEqual({ success: true, value: { expirationTime: clock.now() + 60_000 } })
})

test('the code for a login is a POST to noLogin, answered with its time [A-7-18]', async () => {
  const { verification, sent, reply, person } = await atCodes()
  const asked = { ...NUMBER, geetestValidateV4: await person('login') }
  const { expirationTime } = await verification.sendLoginCode(asked)

  expect(sent()).toEqual({ call: 'POST /wps/verification/sms/noLogin', body: asked })
  expect(reply()).toEqual({ success: true, value: { expirationTime } })
  expect(expirationTime).toBeGreaterThan(0)
})
