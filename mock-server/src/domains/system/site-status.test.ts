import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { VISITOR } from './site-facts.ts'

const HOUR = 3_600_000

async function site() {
  const { call, control } = setup({ time: 0 })
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

test('planned maintenance begins and ends by the clock, as often as it is planned, and the status tells when', async () => {
  const { close, at } = await site()
  const windows = [HOUR, 5 * HOUR].map((from) => ({ from, until: from + HOUR }))
  await close({ windows })

  expect(await at(HOUR - 1)).toEqual([200, false, undefined])
  expect(await at(HOUR)).toEqual([503, true, 2 * HOUR])
  expect(await at(2 * HOUR)).toEqual([200, false, undefined])
  expect(await at(6 * HOUR - 1)).toEqual([503, true, 6 * HOUR])
})

test('maintenance outranks the region, and the region what is open: every combination has one answer', async () => {
  const { close, call } = await site()
  const both = [false, true]
  const answers: unknown[] = []
  for (const maintenance of both)
    for (const regionRestriction of both)
      for (const ipBlocked of both) {
        await close({ maintenance, regionRestriction, ipBlocked })
        const { status, json } = await call('GET', '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M')
        answers.push([status, json.errorCode])
      }

  const closed = [503, 'system.maintenance']
  const [open, region, ip] = [
    [200, undefined],
    [403, 'region.restricted'],
    [403, 'ip.restricted'],
  ]
  expect(answers).toEqual([open, ip, region, ip, closed, closed, closed, closed])
})

test('who is on the list of the operator comes in whatever is closed, and is told so', async () => {
  const { close, call } = await site()
  const all = { maintenance: true, regionRestriction: true, ipBlocked: true }
  await close({ ...all, whitelist: ['198.51.100.1'] })
  expect((await call('GET', '/lgw/games')).status).toBe(503)

  await close({ ...all, whitelist: [VISITOR.ip] })

  expect((await call('GET', '/lgw/games')).status).toBe(200)
  const { maintenance, whitelist } = (await call('GET', '/wps/system/status')).json.value
  expect([maintenance, whitelist]).toEqual([false, true])
})

test('a plan that ends before it begins is refused, and so is what is no address', async () => {
  const { close } = await site()

  expect((await close({ windows: [{ from: 2, until: 1 }] })).json.value.field).toBe('windows.0')
  expect((await close({ whitelist: ['everybody'] })).json.value.field).toBe('whitelist.0')
})
