import { defaultProfile } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const site = () => setup().gatewayOf().system

test('single facts of the site are those of its status', async () => {
  const system = site()
  const { info, location } = await system.getStatus()

  expect(await system.getLocation()).toEqual(location)
  expect(await system.listServiceChannels()).toEqual(info.customerService)
  expect(await system.listDownloads()).toEqual(info.resources)
  expect(await system.getDomainRoute()).toEqual({
    customerService: info.customerService,
    domainList: info.domainRoute,
  })
})

test('a page under a foreign domain is told so', async () => {
  const { getDomainRoute, isAppDomain } = site()

  expect((await getDomainRoute('m.longan.example')).domainList).toHaveLength(2)
  await expect(getDomainRoute('elsewhere.example')).rejects.toMatchObject({
    status: 400,
    code: 'domain_not_available',
    value: { field: 'url' },
  })
  expect([await isAppDomain('app.longan.example'), await isAppDomain('longan.example'), await isAppDomain()]).toEqual([
    true,
    false,
    false,
  ])
})

test('both generations of the status say the same', async () => {
  const { gatewayOf } = setup()
  const { system } = gatewayOf(undefined, { profile: { ...defaultProfile, statusCalls: 'v2' } })

  expect(await system.getStatus()).toEqual(await gatewayOf().system.getStatus())
})

test('a member chooses among twelve pictures, and no counter of anybody is named', async () => {
  const { listHeadIcons, listPixelTracks } = site()

  const icons = await listHeadIcons()
  expect(icons.map(({ iconId }) => iconId)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
  for (const { url } of icons) expect(url).toMatch(/^\/art\/avatar\/\d+\.webp$/)
  expect(await listPixelTracks()).toEqual([{ platform: 'demo', pixelId: 'longan-demo-1' }])
})

test('what a page tells about itself is taken with 204 and no body, also while the site is closed', async () => {
  const { call, control } = setup()
  await control('POST', '/profile', { name: 'status-maintenance' })

  const { status, text } = await call('POST', '/wps/system/collect', { body: { name: 'page.load', durationMs: 640 } })

  expect([status, text]).toEqual([204, ''])
  expect((await call('POST', '/wps/system/collect', { body: { durationMs: -1, name: 'x' } })).json).toMatchObject({
    errorCode: 'request_param_err',
    value: { field: 'durationMs' },
  })
})

test('a ping is answered at once, whatever the last one took', async () => {
  const { ping } = site()

  await ping()
  await expect(ping(-5)).rejects.toMatchObject({ code: 'request_param_err', value: { field: 'speed' } })
})
