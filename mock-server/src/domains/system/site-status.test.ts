import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { VISITOR } from './site-facts.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 0, 5, 12)

async function setupSite() {
  const { call, control } = setup({ time: NOON })
  const close = (status: object) => control('POST', '/system/status', status)
  const at = async (time: number) => {
    await control('POST', '/clock/set', { time })
    const { status, json } = await call('GET', '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M')
    const { maintenance, maintenanceEndTime } = (await call('GET', '/wps/system/status')).json.value
    expect(maintenanceEndTime).toBe(json.value?.until)
    return [status, maintenance, json.value?.until]
  }
  return { close, at, call }
}

test('planned maintenance windows start and end by the clock, and the status has the end time', async () => {
  const { close, at } = await setupSite()
  const windows = [NOON + HOUR, NOON + 5 * HOUR].map((from) => ({ from, until: from + HOUR }))
  await close({ windows })

  expect(await at(NOON + HOUR - 1)).toEqual([200, false, undefined])
  expect(await at(NOON + HOUR)).toEqual([503, true, NOON + 2 * HOUR])
  expect(await at(NOON + 2 * HOUR)).toEqual([200, false, undefined])
  expect(await at(NOON + 6 * HOUR - 1)).toEqual([503, true, NOON + 6 * HOUR])
})

test('maintenance has priority over an IP block, and an IP block over a region block', async () => {
  const { close, call } = await setupSite()
  const both = [false, true]
  const responses: unknown[] = []
  for (const maintenance of both)
    for (const regionRestriction of both)
      for (const ipBlocked of both) {
        await close({ maintenance, regionRestriction, ipBlocked })
        const { status, json } = await call('GET', '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M')
        responses.push([status, json.errorCode])
      }

  const closed = [503, 'system.maintenance']
  const [open, region, ip] = [
    [200, undefined],
    [403, 'region.restricted'],
    [403, 'ip.restricted'],
  ]
  expect(responses).toEqual([open, ip, region, ip, closed, closed, closed, closed])
})

test('a whitelisted visitor can use a closed site', async () => {
  const { close, call } = await setupSite()
  const all = { maintenance: true, regionRestriction: true, ipBlocked: true }
  await close({ ...all, whitelist: ['198.51.100.1'] })
  expect((await call('GET', '/lgw/games')).status).toBe(503)

  await close({ ...all, whitelist: [VISITOR.ip] })

  expect((await call('GET', '/lgw/games')).status).toBe(200)
  const { maintenance, whitelist } = (await call('GET', '/wps/system/status')).json.value
  expect([maintenance, whitelist]).toEqual([false, true])
})

test('a window that ends before it starts and an invalid address are refused', async () => {
  const { close } = await setupSite()

  expect((await close({ windows: [{ from: 2, until: 1 }] })).json.value.field).toBe('windows.0')
  expect((await close({ whitelist: ['everybody'] })).json.value.field).toBe('whitelist.0')
})
