import { expect, test } from 'vitest'
import { failureWords } from './error-messages.ts'
import { setup } from '../adapters/testing.ts'

const words = failureWords['login.not.session']

test.each([
  ['VI', words.vi],
  ['EN', words.en],
  ['en-GB', words.en],
  ['KO', words.vi],
])('a failure speaks the language of the request: %s', async (language, message) => {
  const { json } = await setup().call('GET', '/wps/wallets/gcs', { headers: { language } })

  expect(json.message).toBe(message)
})

test('words of its own come in both languages too', async () => {
  const { call } = setup()
  const body = { type: 'username', username: 'demo01', password: 'wrong' }
  const login = (language: string) =>
    call('POST', '/wps/session/login', { headers: { language, encryption: 'plain' }, body })
  for (let attempt = 0; attempt < 20; attempt++) await login('VI')

  expect((await login('VI')).json.message).not.toBe((await login('EN')).json.message)
})

test('what only developers understand stands in the reason', async () => {
  const { json } = await setup().call('GET', '/wps/nowhere', { headers: { language: 'VI' } })

  expect(json.message).toBe(failureWords['function.not.available'].vi)
  expect(json.value.reason).toBe('There is no operation GET /wps/nowhere')
})
