import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const logo = { type: 'svg', content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }
const name = { vi: 'Sông Hương', en: 'Perfume River' }

const svgOf = (content: string) => ({ type: 'svg', content: `<svg viewBox="0 0 1 1">${content}</svg>` })
/** The start of a PNG picture, up to its size. */
function pngOf(width: number, height: number) {
  const head = Buffer.alloc(24)
  head.write('\x89PNG\r\n\x1a\n', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return { type: 'png', content: head.toString('base64') }
}

test('a logo of pixels up to 4096 on a side is shown', async () => {
  const { control } = setup()

  expect((await control('PATCH', '/brand', { logo: pngOf(4096, 1) })).json).toEqual({ logo: pngOf(4096, 1) })
})

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
  ['name.vi', { name: { ...name, vi: 'Sông\u001B[2J' } }],
  ['name.vi', { name: { ...name, vi: 'Sông\u202Egnp' } }],
  ['name.en', { name: { ...name, en: 'x'.repeat(25) } }],
  ['colour', { colour: 'red;}' }],
  ['radius', { radius: 'huge' }],
  ['logo.content', { logo: { type: 'svg', content: '<p>logo</p>' } }],
  ['logo.content', { logo: { type: 'svg', content: `<svg>${'x'.repeat(200_000)}</svg>` } }],
  ['logo.content', { logo: svgOf('<script>alert(1)</script>') }],
  ['logo.content', { logo: svgOf('<rect onload="alert(1)"/>') }],
  ['logo.content', { logo: svgOf('<g id="a"/><x:use xmlns:x="http://www.w3.org/2000/svg" href="#a"/>') }],
  ['logo.content', { logo: svgOf('<image href="https://elsewhere.example/seen"/>') }],
  ['logo.content', { logo: { type: 'png', content: 'no base64!' } }],
  ['logo.content', { logo: { type: 'png', content: btoa('GIF89a') } }],
  ['logo.content', { logo: pngOf(4097, 1) }],
  ['logo.content', { logo: pngOf(1, 30_000) }],
  ['mark.content', { mark: svgOf('<script>alert(1)</script>') }],
  ['shortName', { shortName: 'x'.repeat(13) }],
  ['secondColour', { secondColour: 'blue' }],
  ['weight', { weight: 'thin' }],
  ['footer.vi', { footer: { vi: 'x'.repeat(5000), en: 'x' } }],
  ['footer.en', { footer: { vi: 'x', en: 'one\ntwo' } }],
  ['footer', { footer: { vi: 'x', en: '' } }],
  ['links.0.title.en', { links: [{ title: { vi: 'x', en: '<b>x</b>' }, address: '/m/help' }] }],
  ['links.0.address', { links: [{ title: name, address: 'javascript:alert(1)' }] }],
  ['links.0.address', { links: [{ title: name, address: 'https://example.com/"onclick="' }] }],
  ['links', { links: Array.from({ length: 13 }, () => ({ title: name, address: '/m/help' })) }],
] as const)('a wrong %s is refused, and the brand stays', async ([field, patch]) => {
  const { control } = setup()
  await control('PATCH', '/brand', { name })
  const { status, json } = await control('PATCH', '/brand', patch)

  expect([status, json.value.field]).toEqual([400, field])
  expect((await control('GET', '/brand')).json).toEqual({ name })
})
