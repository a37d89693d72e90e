import { defaultDialect } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const setupSystem = () => setup().gatewayOf().system

test('single settings of the site are the same as in its status', async () => {
  const system = setupSystem()
  const { info, location } = await system.getStatus()

  expect(await system.getLocation()).toEqual(location)
  expect(await system.listServiceChannels()).toEqual(info.customerService)
  expect(await system.listDownloads()).toEqual(info.resources)
  expect(await system.getDomainRoute()).toEqual({
    customerService: info.customerService,
    domainList: info.domainRoute,
  })
})

test('a page under a foreign domain is refused', async () => {
  const { getDomainRoute, isAppDomain } = setupSystem()

  expect((await getDomainRoute('m.site.example')).domainList).toHaveLength(2)
  await expect(getDomainRoute('elsewhere.example')).rejects.toMatchObject({
    status: 400,
    code: 'domain_not_available',
    value: { field: 'url' },
  })
  expect([await isAppDomain('app.site.example'), await isAppDomain('site.example'), await isAppDomain()]).toEqual([
    true,
    false,
    false,
  ])
})

test('both versions of the status call answer the same', async () => {
  const { gatewayOf } = setup()
  const { system } = gatewayOf(undefined, { dialect: { ...defaultDialect, statusCalls: 'v2' } })

  expect(await system.getStatus()).toEqual(await gatewayOf().system.getStatus())
})

test('a site has twelve avatars and only a demo tracker', async () => {
  const { listHeadIcons, listPixelTracks } = setupSystem()

  const icons = await listHeadIcons()
  expect(icons.map(({ iconId }) => iconId)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
  for (const { url } of icons) expect(url).toMatch(/^\/art\/avatar\/\d+\.webp$/)
  expect(await listPixelTracks()).toEqual([{ platform: 'demo', pixelId: 'longan-demo-1' }])
})

test('telemetry is accepted with 204 and no body, also while the site is closed', async () => {
  const { call, control } = setup()
  await control('POST', '/preset', { name: 'status-maintenance' })

  const { status, text } = await call('POST', '/wps/system/collect', { body: { name: 'page.load', durationMs: 640 } })

  expect([status, text]).toEqual([204, ''])
  expect((await call('POST', '/wps/system/collect', { body: { durationMs: -1, name: 'x' } })).json).toMatchObject({
    errorCode: 'request_param_err',
    value: { field: 'durationMs' },
  })
})

test('a ping is answered, and a negative duration is refused', async () => {
  const { ping } = setupSystem()

  await ping()
  await expect(ping(-5)).rejects.toMatchObject({ code: 'request_param_err', value: { field: 'speed' } })
})
