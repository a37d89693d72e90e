import { expect, test } from 'vitest'
import { exampleRequests } from '../adapters/example-requests.ts'
import { setup } from '../adapters/testing.ts'
import { pack, unpack } from './url-encoding.ts'

const aSite = () => setup({ isRecorded: true, newSecret: () => crypto.randomUUID() })

async function evening() {
  const site = aSite()
  const token = await site.signIn()
  for (const id of ['getWallet', 'depositByQr', 'placeLotteryBets']) {
    const { operation, path, query, headers, body } = exampleRequests().find((one) => one.operation.id === id)!
    const at = `${path}?${new URLSearchParams(query).toString()}`
    expect((await site.call(operation.method, at, { token, body, headers })).status, id).toBe(200)
  }
  await site.control('POST', '/clock/advance', { duration: '5m' })
  return { ...site, token }
}

const ledgerOf = async ({ control }: Pick<ReturnType<typeof setup>, 'control'>) =>
  (await control('GET', '/ledger')).json

test('a link opens the same world elsewhere, with the same member logged in', async () => {
  const site = await evening()
  const { link } = (await site.control('GET', '/link')).json
  const other = aSite()
  expect(link.length).toBeLessThan(2000)

  const { session } = (await other.control('POST', '/link', { link })).json

  expect(await ledgerOf(other)).toEqual(await ledgerOf(site))
  expect(session.token).not.toBe(site.token)
  const wallet = await other.call('GET', '/wps/wallets/gcs', { token: session.token })
  expect(wallet.json).toEqual((await site.call('GET', '/wps/wallets/gcs', { token: site.token })).json)
})

test('no token and no password is in a link', async () => {
  const { call, control, token } = await evening()
  const game = { nodeId: 10001, token }
  await call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { body: game })
  await call('DELETE', `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=10001&token=${token}`)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await call('POST', '/wps/session/logout', { headers: form, body: `token=${token}` })
  const text = JSON.stringify(await unpack((await control('GET', '/link')).json.link))
  for (const part of ['/session/login', 'demo01', 'deposit', 'bet', 'removeFavorite', 'logout'])
    expect(text).toContain(part)
  for (const secret of [token, 'Demo@123']) expect(text).not.toContain(secret)
})

/** A link with more calls, which change nothing. */
async function withCalls(
  link: string,
  offsets: number[],
  [path, body]: [string, string] = ['/wps/system/country', ''],
) {
  const whole = (await unpack(link)) as { calls: unknown[] }
  const more = offsets.map((offset) => [offset, body === '' ? 'GET' : 'POST', path, '', {}, body])
  return pack({ ...whole, calls: [...whole.calls, ...more] })
}

test.for([
  ['is broken', 'link.text', async () => 'abc'],
  ['is cut', 'link.text', async (link: string) => link.slice(0, -20)],
  [
    'is of another version',
    'version',
    async (link: string) => pack({ ...((await unpack(link)) as object), version: 'old' }),
  ],
  [
    'leads to other money',
    'link',
    async (link: string) => {
      const content = (await unpack(link)) as { calls: [number, string, string][] }
      return pack({ ...content, calls: content.calls.filter(([, , path]) => !path.includes('bet')) })
    },
  ],
  ['has a call in another age', 'link.text', async (link: string) => withCalls(link, [1e300])],
  ['has a call before its world', 'link.text', async (link: string) => withCalls(link, [-1])],
  ['has a call after the year 2100', 'link.text', async (link: string) => withCalls(link, [4e12])],
  [
    'has thousands of calls',
    'link.text',
    async (link: string) =>
      withCalls(
        link,
        Array.from({ length: 3000 }, () => 0),
      ),
  ],
  [
    'has tens of thousands of placeholders',
    'link.text',
    async (link: string) => withCalls(link, [0], ['/wps/system/country', '¤0.0¤'.repeat(20_000)]),
  ],
  [
    'opens another link',
    'link.text',
    async (link: string) => withCalls(link, [0], ['/__admin/link', JSON.stringify({ link })]),
  ],
  ['unpacks to far too much', 'link.text', async () => pack('a'.repeat(5_000_000))],
] as const)('a link that %s is refused, and the world stays as it is', async ([, field, change]) => {
  const site = await evening()
  const link = await change((await site.control('GET', '/link')).json.link)
  const before = await site.state()
  const { status, json } = await site.control('POST', '/link', { link })
  expect([status, json.value.field]).toEqual([400, field])
  expect(await site.state()).toBe(before)
})

test('a link of other harmless calls is opened, and one that is too long is refused before it is unpacked', async () => {
  const site = await evening()
  const { link } = (await site.control('GET', '/link')).json
  const open = async (text: string) => aSite().control('POST', '/link', { link: text })

  expect((await open(await withCalls(link, [0]))).status).toBe(200)
  expect((await open(link + 'A'.repeat(8000))).json.value).toEqual({ field: 'link', reason: 'is too long' })
})

test('a world that was not recorded from its creation has no link, and the reason is given', async () => {
  const { control, signIn } = setup()
  await signIn()
  await control('POST', '/recording')
  const { status, json } = await control('GET', '/link')
  expect([status, json.value]).toEqual([400, { field: 'recording', reason: 'must begin at the creation of the world' }])
})

const name = { vi: 'Sông Hương', en: 'Perfume River' }
/** An SVG of this many bytes that hardly compresses. */
function logoOf(bytes: number) {
  const [start, end] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="', '"/></svg>']
  let noise = ''
  for (let seed = 1; noise.length < bytes; seed = (seed * 48_271) % 2_147_483_647) noise += seed.toString(36)
  return { type: 'svg', content: start + noise.slice(0, bytes - start.length - end.length) + end }
}

test('a link has the brand of its world with a logo of 20 kB, and none of the steps to it', async () => {
  const site = await evening()
  const { link: before } = (await site.control('GET', '/link')).json
  for (const colour of ['#1166cc', '#c0187a']) await site.control('PATCH', '/brand', { colour })
  await site.control('PATCH', '/brand', { name, logo: logoOf(20_000) })
  const { link, without } = (await site.control('GET', '/link')).json
  expect([link.split('.')[0], without]).toEqual([before, []])

  const other = aSite()
  expect((await other.control('POST', '/link', { link })).status).toBe(200)
  expect((await other.control('GET', '/brand')).json).toEqual({ name, colour: '#c0187a', logo: logoOf(20_000) })
  expect(await ledgerOf(other)).toEqual(await ledgerOf(site))
})

test('a larger logo or mark stays out of the link, and the answer says so', async () => {
  const site = await evening()
  await site.control('PATCH', '/brand', { name, logo: logoOf(20_001), mark: logoOf(10_001) })
  const { link, without } = (await site.control('GET', '/link')).json
  expect(without).toEqual(['logo', 'mark'])

  const other = aSite()
  await other.control('POST', '/link', { link })
  expect((await other.control('GET', '/brand')).json).toEqual({ name })
})

test('a link without a brand gives the site its own back, and one with a broken brand changes nothing', async () => {
  const site = await evening()
  const { link } = (await site.control('GET', '/link')).json
  const other = aSite()
  await other.control('PATCH', '/brand', { name })

  for (const brand of ['broken', await pack({ colour: 'red;}' }), 'A'.repeat(60_001)]) {
    const { status, json } = await other.control('POST', '/link', { link: `${link}.${brand}` })
    expect([status, json.value.field]).toEqual([400, brand.length > 60_000 ? 'link' : 'link.text'])
    expect((await other.control('GET', '/brand')).json).toEqual({ name })
  }
  await other.control('POST', '/link', { link })
  expect((await other.control('GET', '/brand')).json).toEqual({})
})

test('a recording that is replayed ends with the brand that was chosen during it', async () => {
  const site = await evening()
  await site.control('PATCH', '/brand', { name, colour: '#1166cc' })
  const recording = (await site.control('GET', '/recording')).json
  const other = aSite()
  const { json } = await other.control('POST', '/recording/replay', { recording, apply: true })

  expect(json.isSame).toBe(true)
  expect((await other.control('GET', '/brand')).json).toEqual({ name, colour: '#1166cc' })
})

test('a world that was not recorded has a link with its brand only, which changes nothing else', async () => {
  const site = setup()
  await site.control('PATCH', '/brand', { name, colour: '#1166cc' })
  const { link, isBrandOnly } = (await site.control('GET', '/link')).json
  expect(isBrandOnly).toBe(true)

  const other = await evening()
  const before = await ledgerOf(other)
  expect((await other.control('POST', '/link', { link })).json).toEqual({})
  expect((await other.control('GET', '/brand')).json).toEqual({ name, colour: '#1166cc' })
  expect(await ledgerOf(other)).toEqual(before)
  expect((await other.control('POST', '/link', { link: '.broken' })).json.value.field).toBe('link.text')
})

const everything = {
  name,
  shortName: 'Perfume',
  colour: '#1166cc',
  secondColour: '#c0187a',
  radius: 'none',
  font: 'inter',
  weight: 'light',
  theme: 'light',
  languages: ['EN', 'VI'],
  currency: '€',
  logo: logoOf(20_000),
  mark: logoOf(10_000),
  footer: { vi: 'ữ'.repeat(300), en: 'x'.repeat(300) },
  links: Array.from({ length: 12 }, (_, index) => ({
    title: { vi: `Điều khoản ${index}`, en: `Terms ${index}` },
    address: `https://example.com/${index}/`.padEnd(300, 'x'),
  })),
}

test('the longest brand fits in a link with every field', async () => {
  const site = setup()
  expect((await site.control('PATCH', '/brand', everything)).json).toEqual(everything)
  const { link, without } = (await site.control('GET', '/link')).json
  const other = setup()
  await other.control('POST', '/link', { link })

  expect(without).toEqual([])
  expect((await other.control('GET', '/brand')).json).toEqual(everything)
})

const switchesOf = async ({ control }: Pick<ReturnType<typeof setup>, 'control'>) => {
  const { flags, games, languages, rulebook } = (await control('GET', '/settings')).json
  return { promotions: flags.PROMO3, google: flags.GOOGLELOGIN3, games, languages, rulebook }
}

test('a link without a recording has the switches of the site, on, off and back as on a new one', async () => {
  const site = setup()
  const { games } = (await site.control('GET', '/settings')).json
  await site.control('PATCH', '/settings', {
    flags: { PROMO3: false, GOOGLELOGIN3: true },
    games: { ...games, withoutCategories: ['FISH'] },
    languages: ['EN'],
    rulebook: 'gb',
  })
  const { link } = (await site.control('GET', '/link')).json
  expect(link.length).toBeLessThan(200)
  const other = setup()
  await other.control('PATCH', '/settings', { flags: { MEMCLUB3: false } })
  await other.control('POST', '/link', { link })

  expect(await switchesOf(other)).toEqual(await switchesOf(site))
  expect((await other.control('GET', '/settings')).json.flags.MEMCLUB3).toBe(true)

  const plain = setup()
  await plain.control('PATCH', '/brand', { name })
  await other.control('POST', '/link', { link: (await plain.control('GET', '/link')).json.link })
  expect(await switchesOf(other)).toEqual(await switchesOf(plain))
})

test('a brand of an older link leaves the switches, and unknown switches are refused', async () => {
  const { control } = setup()
  await control('PATCH', '/settings', { rulebook: 'gb' })
  expect((await control('POST', '/link', { link: `.${await pack({ name })}` })).status).toBe(200)
  expect((await control('GET', '/settings')).json.rulebook).toBe('gb')

  for (const switches of [
    { flags: { NONE: true } },
    { rulebook: 'mars' },
    { withoutCategories: ['x'] },
    { merchant: 'X' },
  ]) {
    const { status, json } = await control('POST', '/link', { link: `.${await pack({ switches })}` })
    expect([status, json.value.field]).toEqual([400, 'link.text'])
  }
  expect((await control('GET', '/settings')).json.rulebook).toBe('gb')
})
