import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

async function blankSite() {
  const site = setup()
  await site.control('POST', '/faults', { operation: '*', body: 'blank' })
  return site
}

test('a blank response has empty strings and lists and still matches its schema', async () => {
  const { call } = await blankSite()
  const { status, json } = await call('GET', '/wps/system/country')
  expect([status, json]).toEqual([200, { success: true, value: [] }])
})

test('a text response such as the key is blank, too', async () => {
  const { mock } = await blankSite()
  const key = await mock.fetch(new Request('http://mock.local/wps/session/key/rsa', { headers: { merchant: 'DEMO' } }))
  expect([key.status, await key.text()]).toEqual([200, ''])
})

test('a refusal stays unchanged', async () => {
  const { call } = await blankSite()
  const { status, json } = await call('GET', '/wps/member/info')
  expect([status, json.errorCode]).toEqual([401, 'login.not.session'])
})
