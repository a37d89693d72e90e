import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { MIN_TIME } from '../../kernel/world/clock.ts'
import { SEED } from '../../property-tests/seed.ts'
import { VISITOR } from './site-facts.ts'

const HOUR = 3_600_000
const OPEN = { maintenance: false, regionRestriction: false, ipBlocked: false }

type Change = readonly [method: string, path: string, body: object]

const settings = (patch: object): Change => ['PATCH', '/settings', patch]
const status = (fields: object): Change => ['POST', '/system/status', fields]
const state = (name: string, params: object = {}): Change => ['POST', '/provider-states', { state: name, params }]
const ADVANCE: Change = ['POST', '/clock/advance', { duration: '1h' }]
const preset = (name: string): Change => ['POST', '/preset', { name }]

/** Each changes the status of a new site. */
const CHANGES: readonly Change[] = [
  settings({ flags: { CBS3: false } }),
  settings({ flags: { CAPTCHA3: false } }),
  settings({ registration: { birthday: 'R' } }),
  settings({ mobileTemplate: { memberCentre: 0, deposit: 0 } }),
  settings({ serviceChannels: 1 }),
  settings({ hasDownloads: false }),
  settings({ imageCDNs: ['https://pictures.example'] }),
  settings({ smsByProvider: true }),
  settings({ dialect: 'A' }),
  settings({ dialect: 'B' }),
  settings({ rulebook: 'mt' }),
  status({ maintenance: true }),
  status({ maintenance: true, until: MIN_TIME + 2 * HOUR }),
  status({ regionRestriction: true }),
  status({ ipBlocked: true }),
  status({ windows: [{ from: MIN_TIME, until: MIN_TIME + HOUR }] }),
  status({ whitelist: [VISITOR.ip] }),
  state('the site is under maintenance'),
  state('the region is restricted'),
  state('a module is switched', { modId: 'CBS3', isOn: false }),
  state('registration asks for a field', { field: 'email' }),
  state('the gateway has one dialect', { dialect: 'B' }),
  preset('reg-all-fields'),
  preset('flags-all-off'),
  preset('template-base'),
]
const CHANGES_BACK: readonly Change[] = [
  settings({ flags: { CBS3: true } }),
  status(OPEN),
  state('the site is open'),
  state('a module is switched', { modId: 'CBS3', isOn: true }),
  preset('default'),
  ADVANCE,
]

type Site = ReturnType<typeof setup>
const newSite = () => setup({ time: MIN_TIME })

async function apply({ control }: Site, change: Change) {
  const { status: code, text } = await control(...change)
  expect([change, code, text]).toEqual([change, 200, expect.any(String)])
}

const LANGUAGES = ['VI', 'EN']

async function readIn({ call }: Site, language: string, world = 'default') {
  const { text } = await call('GET', '/wps/system/status', { headers: { language, 'x-mock-world': world } })
  return text
}

const readStatus = (site: Site, world?: string) =>
  Promise.all(LANGUAGES.map((language) => readIn(site, language, world)))

/** Reads the status in each language of a site with the same settings at the same time, whose status was not read before. */
async function readNewStatus({ mock }: Site) {
  const { world } = await mock.worlds.open('default')
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const other = newSite()
      const { world: copy } = await other.mock.worlds.open('default')
      Object.assign(copy.settings, structuredClone(world.settings))
      copy.clock.set(world.clock.now())
      return readIn(other, language)
    }),
  )
}

test.for(CHANGES)('the status that is kept for a site is not used after %s %s %j', async (change) => {
  const site = newSite()
  const before = await readStatus(site)
  expect(await readStatus(site)).toEqual(before)

  await apply(site, change)

  const after = await readStatus(site)
  expect(after).not.toEqual(before)
  expect(after).toEqual(await readNewStatus(site))
})

test.for(CHANGES)('the status of no other world changes after %s %s %j', async (change) => {
  const site = newSite()
  const before = await readStatus(site, 'other')
  await apply(site, change)

  for (let round = 0; round < 2; round++) {
    expect(await readStatus(site)).not.toEqual(before)
    expect(await readStatus(site, 'other')).toEqual(before)
  }
  expect(await readStatus(site, 'later')).toEqual(before)
})

test('after any changes a site has the status of another with the same settings', async () => {
  const anyChanges = fc.array(fc.constantFrom(...CHANGES, ...CHANGES_BACK), { minLength: 2, maxLength: 12 })
  const property = fc.asyncProperty(anyChanges, async (changes) => {
    const site = newSite()
    await readStatus(site)
    for (const change of changes) {
      await apply(site, change)
      expect(await readStatus(site)).toEqual(await readNewStatus(site))
    }
  })

  await fc.assert(property, { seed: SEED, numRuns: 30, endOnFailure: true })
})

test('the status that is kept for a site is not used after the start and the end of a maintenance', async () => {
  const site = newSite()
  const open = await readStatus(site)
  await apply(site, status({ windows: [{ from: MIN_TIME + HOUR, until: MIN_TIME + 2 * HOUR }] }))
  expect(await readStatus(site)).toEqual(open)

  await apply(site, ADVANCE)
  const closed = await readStatus(site)
  expect(closed).not.toEqual(open)
  expect(closed).toEqual(await readNewStatus(site))

  await apply(site, ADVANCE)
  expect(await readStatus(site)).toEqual(open)
})

test('a restored site has the status of its snapshot', async () => {
  const site = newSite()
  const before = await readStatus(site)
  const { json: snapshot } = await site.control('GET', '/snapshot')
  await apply(site, preset('flags-all-off'))
  expect(await readStatus(site)).not.toEqual(before)

  await apply(site, ['POST', '/snapshot', snapshot])

  expect(await readStatus(site)).toEqual(before)
})
