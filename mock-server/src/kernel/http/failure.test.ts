import { expect, test } from 'vitest'
import { errorMessages } from '../validation/error-messages.ts'
import { setup } from '../../adapters/testing.ts'

const messages = errorMessages['login.not.session']

test.each([
  ['VI', messages.vi],
  ['EN', messages.en],
  ['en-GB', messages.en],
  ['KO', messages.vi],
])('the message of a failure is in the language of the request: %s', async (language, message) => {
  const { json } = await setup().call('GET', '/wps/wallets/gcs', { headers: { language } })

  expect(json.message).toBe(message)
})

test('custom messages exist in both languages', async () => {
  const { call } = setup()
  const body = { type: 'username', username: 'demo01', password: 'wrong' }
  const login = (language: string) =>
    call('POST', '/wps/session/login', { headers: { language, encryption: 'plain' }, body })
  for (let attempt = 0; attempt < 20; attempt++) await login('VI')

  expect((await login('VI')).json.message).not.toBe((await login('EN')).json.message)
})

test('details for developers are in the reason', async () => {
  const { json } = await setup().call('GET', '/wps/nowhere', { headers: { language: 'VI' } })

  expect(json.message).toBe(errorMessages['function.not.available'].vi)
  expect(json.value.reason).toBe('There is no operation GET /wps/nowhere')
})
