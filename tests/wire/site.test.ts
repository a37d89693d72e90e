import { featureIsOn, gatewayPlatform, servicePath } from '@longan/sdk'
import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

async function createSite() {
  const site = await createMockClient()
  const settings = (patch: object) => site.control('PATCH', '/settings', patch)
  const applyPreset = (name: string) => site.control('POST', '/preset', { name })
  return { ...site, system: site.gateway.system, settings, applyPreset }
}

test('the gateway numbers platforms: the web is 1, a phone 3 [A-1-22]', () => {
  expect(gatewayPlatform).toEqual({ WEB: 1, MOBILE: 3 })
})

test('all settings are one GET, and follow the operator: captcha, modules, downloads [A-7-34]', async () => {
  const { system, sent, reply, settings } = await createSite()
  const readSettings = async () => {
    const { register, whitelabel, resources } = await system.getSettings()
    return [register['captcha']?.enabled, featureIsOn(whitelabel, 'REFERRAL3'), resources.length]
  }

  expect(await readSettings()).toEqual([false, true, 3])
  expect(sent()).toEqual({ call: 'GET /wps/system/settings/consolidated' })
  expect(reply()).toMatchObject({ success: true, value: { mainDomain: 'site.example' } })
  await settings({ registration: { captcha: 'R' }, flags: { REFERRAL3: false }, hasDownloads: false })
  expect(await readSettings()).toEqual([true, false, 0])
})

test('the domains of the site are read by GET, and another domain is refused [A-7-51]', async () => {
  const { system, sent } = await createSite()
  const { domainList } = await system.getDomainRoute('m.site.example')

  expect(sent()).toEqual({ call: 'GET /wps/system/domainRoute', query: { url: 'm.site.example' } })
  expect(domainList).toEqual([{ domainName: 'site.example' }, { domainName: 'm.site.example' }])
  expect(await getRefusal(system.getDomainRoute('elsewhere.example'))).toEqual(['domain_not_available', 'url'])
})

test('the menu of the site is read by GET, without items that the operator has disabled [A-7-54]', async () => {
  const { system, sent, settings } = await createSite()
  const readFlags = async () => {
    const menu = await system.getWhitelabel()
    return ['CBS3', 'REWCEN3'].map((id) => featureIsOn(menu, id))
  }

  expect(await readFlags()).toEqual([true, true])
  expect(sent()).toEqual({ call: 'GET /wps/system/whitelabel' })
  await settings({ flags: { CBS3: false } })
  expect(await readFlags()).toEqual([false, true])
})

test('the available pictures are read by GET, each with its number and address [A-7-55]', async () => {
  const { system, sent } = await createSite()
  const icons = await system.listHeadIcons()

  expect(sent()).toEqual({ call: 'GET /wps/system/headIcons' })
  expect(icons.map(({ iconId }) => iconId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  expect(new Set(icons.map(({ url }) => url)).size).toBe(12)
})

test('the channels of customer service are read by GET, as many as the operator has [A-7-56]', async () => {
  const { system, sent, applyPreset } = await createSite()
  const addresses = async () => {
    const channels = await system.listServiceChannels()
    return Promise.all(channels.map(async ({ type, path }) => [type, await servicePath(path)]))
  }

  expect(await addresses()).toEqual([
    [3, 'https://support.site.example/chat'],
    [1, 'https://support.site.example/telegram'],
  ])
  expect(sent()).toEqual({ call: 'GET /wps/system/customerService' })
  await applyPreset('channels-1')
  expect(await addresses()).toEqual([[3, 'https://support.site.example/chat']])
})

test('the template is read by GET, and contains the operator’s layouts [A-7-57]', async () => {
  const { system, sent, settings } = await createSite()
  const layouts = async () => {
    const { mem_cen, dep_func } = (await system.getTemplates()).parameters
    return [mem_cen, dep_func]
  }

  expect(await layouts()).toEqual(['1', '1'])
  expect(sent()).toEqual({ call: 'GET /wps/system/templates' })
  await settings({ mobileTemplate: { memberCentre: 1, deposit: 0 } })
  expect(await layouts()).toEqual(['1', '0'])
})
