import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const logo = { type: 'svg', content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }
const name = { vi: 'Sông Hương', en: 'Perfume River' }

test('a brand is changed field by field; null gives a field back to the site', async () => {
  const { control } = setup()
  await control('PATCH', '/brand', { name, colour: '#1166cc' })
  await control('PATCH', '/brand', { logo, colour: null })

  expect((await control('GET', '/brand')).json).toEqual({ name, logo })

  await control('DELETE', '/brand')
  expect((await control('GET', '/brand')).json).toEqual({})
})

test('messages carry the name of the brand, and without it that of the site', async () => {
  const { control } = setup()
  const sendCode = async () => {
    await control('POST', '/identity/codes', { number: '+84912345678', language: 'en' })
    return (await control('GET', '/outbox')).json[0].text as string
  }
  expect(await sendCode()).toContain('Sơn Mài')

  await control('PATCH', '/brand', { name })
  await control('POST', '/clock/advance', { duration: '5m' })
  expect(await sendCode()).toContain('Perfume River')
})

test('a snapshot has the brand, and one without a brand takes it away', async () => {
  const { control } = setup()
  const before = (await control('GET', '/snapshot')).json
  await control('PATCH', '/brand', { name, logo })
  const after = (await control('GET', '/snapshot')).json

  await control('POST', '/snapshot', before)
  expect((await control('GET', '/brand')).json).toEqual({})
  await control('POST', '/snapshot', after)
  expect((await control('GET', '/brand')).json).toEqual({ name, logo })
})

test.for([
  ['name.vi', { name: { ...name, vi: '<b>Sông</b>' } }],
  ['name.en', { name: { ...name, en: 'x'.repeat(25) } }],
  ['colour', { colour: 'red;}' }],
  ['radius', { radius: 'huge' }],
  ['logo.content', { logo: { type: 'svg', content: '<p>logo</p>' } }],
  ['logo.content', { logo: { type: 'svg', content: `<svg>${'x'.repeat(200_000)}</svg>` } }],
  ['logo.content', { logo: { type: 'png', content: 'no base64!' } }],
] as const)('a wrong %s is refused, and the brand stays', async ([field, patch]) => {
  const { control } = setup()
  await control('PATCH', '/brand', { name })
  const { status, json } = await control('PATCH', '/brand', patch)

  expect([status, json.value.field]).toEqual([400, field])
  expect((await control('GET', '/brand')).json).toEqual({ name })
})
