import { featureIsOn, type GatewayError, servicePath, siteState } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { moduleIds } from './modules.ts'

test('the status has the settings, the visitor and both facts [A-3-45]', async () => {
  const { system } = setup().gatewayOf()

  const { info, location, maintenance, regionRestriction } = await system.getStatus()

  expect([maintenance, regionRestriction]).toEqual([false, false])
  expect(location.ip).toMatch(/^\d+(\.\d+){3}$/)
  expect(info.mainDomain).toBe('site.example')
})

const infoOf = async () => (await setup().gatewayOf().system.getStatus()).info

test('the settings have the domains of the site [A-3-47]', async () => {
  const names = (await infoOf()).domainRoute.map(({ domainName }) => domainName)
  expect(names).toEqual(['site.example', 'm.site.example'])
})

test('the settings have the paths of the services [A-3-49]', async () => {
  expect((await infoOf()).paths).toMatchObject({ help: '/m/help' })
})

test('the settings have the main domain [A-3-53]', async () => {
  expect((await infoOf()).mainDomain).toBe('site.example')
})

test('the settings have an empty list of image hosts [A-3-54]', async () => {
  expect((await infoOf()).imageCDNs).toEqual([])
})

test('the consolidated settings are the same as in the status', async () => {
  const { system } = setup().gatewayOf()

  expect(await system.getSettings()).toEqual((await system.getStatus()).info)
})

test('the customer-service paths are encrypted, and the SDK decrypts them [A-3-46]', async () => {
  const { info } = await setup().gatewayOf().system.getStatus()

  expect(info.customerService.map(({ type, title }) => [type, title])).toEqual([
    [3, 'Customer service'],
    [1, 'Support on Telegram'],
  ])
  for (const { path } of info.customerService) {
    expect(path).not.toContain('http')
    expect(await servicePath(path)).toMatch(/^https:\/\/support\.site\.example\//)
  }
})

test('downloads are listed by type, and the list is empty if the operator has none [A-3-51]', async () => {
  const { gatewayOf, control } = setup()
  const readDownloads = async () => {
    const { info } = await gatewayOf().system.getStatus()
    return info.resources.map(({ resourceType, url }) => [resourceType, url])
  }

  expect(await readDownloads()).toEqual([
    ['IOS', expect.stringMatching(/^https:.*\.ipa$/)],
    ['Android', expect.stringMatching(/^https:.*\.apk$/)],
    ['MOBILECONFIG', expect.stringMatching(/^https:/)],
  ])

  await control('POST', '/preset', { name: 'downloads-off' })
  expect(await readDownloads()).toEqual([])
})

test('the layout flags follow the template of the operator [A-3-48]', async () => {
  const { gatewayOf, control } = setup()
  const { system } = gatewayOf()

  expect((await system.getSettings()).mobileTemplate).toEqual({ mem_cen: 1, dep_func: 1 })

  await control('POST', '/preset', { name: 'template-base' })
  expect((await system.getSettings()).mobileTemplate).toEqual({ mem_cen: 0, dep_func: 0 })
  expect(await system.getTemplates()).toEqual({
    templateId: 'M01',
    merchantCode: 'DEMO',
    parameters: { switch_register: '1', mem_cen: '0', dep_func: '0' },
  })
})

test('the tree has every module of the gateway, and a new site has no social login [A-3-52]', async () => {
  const { system } = setup().gatewayOf()

  const { whitelabel } = await system.getSettings()

  expect(moduleIds.length).toBeGreaterThan(90)
  expect(moduleIds.filter((id) => !featureIsOn(whitelabel, id)).toSorted()).toContain('GOOGLELOGIN3')
  for (const id of ['CHNGPASSVERIF3', 'CBS3', 'MC', 'REG3']) expect(featureIsOn(whitelabel, id)).toBe(true)
  expect(await system.getWhitelabel()).toEqual(whitelabel)
})

test('one preset turns all modules on, another all modules off', async () => {
  const { gatewayOf, control } = setup()
  const on = async (name: string) => {
    await control('POST', '/preset', { name })
    const tree = await gatewayOf().system.getWhitelabel()
    return moduleIds.filter((id) => featureIsOn(tree, id)).length
  }

  expect(await on('flags-all-on')).toBe(moduleIds.length)
  expect(await on('flags-all-off')).toBe(0)
})

const closures = [
  ['status-maintenance', 'maintenance', 'maintenance', 'system.maintenance'],
  ['status-region', 'ipBlocked', 'regionRestricted', 'region.restricted'],
  ['status-both', 'maintenance', 'maintenance', 'system.maintenance'],
  ['status-ip', 'ipBlocked', 'ipBlocked', 'ip.restricted'],
] as const

test.for(closures)(
  'under %s the status has the restriction, and other calls are refused',
  async ([name, first, second, code]) => {
    const { gatewayOf, control } = setup()
    const { system, session } = gatewayOf()
    await control('POST', '/preset', { name })

    const status = await system.getStatus()

    expect([siteState(status, 1), siteState(status, 2)]).toEqual([first, second])
    await expect(session.getCaptcha()).rejects.toMatchObject({ code })
  },
)

test('a maintenance with an end time ends by the clock', async () => {
  const { gatewayOf, control, mock } = setup()
  const { world } = await mock.worlds.open('default')
  await control('POST', '/system/status', { maintenance: true, until: world.clock.now() + 60_000 })
  const { system, session } = gatewayOf()

  const refused = (await session.getCaptcha().catch((error: unknown) => error)) as GatewayError
  expect([refused.status, refused.code]).toEqual([503, 'system.maintenance'])

  await control('POST', '/clock/advance', { duration: '1m' })
  expect((await system.getStatus()).maintenance).toBe(false)
  expect(await session.getCaptcha()).toMatch(/^iVBOR/)
})

test('a help topic has a title and a text in the requested language [A-3-57]', async () => {
  const { call } = setup()
  const topics = async (lang: string) => (await call('GET', `/wps/system/helpCenter?lang=${lang}`)).json.value

  const english = await topics('EN')
  expect([english[0].title, (await topics('VI'))[0].title]).toEqual(['Getting started', 'Bắt đầu'])
  for (const { title, content } of english) expect([typeof title, content[0]]).toEqual(['string', '<'])
})

test('help for phones has the same response as help by language [A-7-22]', async () => {
  const { call } = setup()
  const help = async (query: string) => (await call('GET', `/wps/system/helpCenter?${query}`)).json.value

  expect(await help('device=MOBILE')).toEqual(await help('lang=EN'))
})

test('countries have their dialling codes, the country of the site first', async () => {
  const [first] = await setup().gatewayOf().system.listCountries()

  expect(first).toEqual({ name: 'Vietnam', code: 'VN', countryDialingCode: '+84' })
})
