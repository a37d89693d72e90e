import { expect, test } from '../fixtures.ts'

const headers = { merchant: 'DEMO', platform: 'M', language: 'VI' }
const status = '/wps/system/status'

test('a test has its own world, and the page uses it', async ({ page, world, request }) => {
  await world.status({ maintenance: true })
  const ofPage = await page.request.get(status, { headers })
  const ofDefault = await request.get(status, { headers })
  expect(await ofPage.json()).toMatchObject({ value: { maintenance: true } })
  expect(await ofDefault.json()).toMatchObject({ value: { maintenance: false } })
})

test('one clock moves the time of the page and of the world', async ({ page, world, clock }) => {
  await page.goto('/robots.txt')
  await clock.pauseAt('2026-11-20T13:00:00Z')
  await clock.runFor(5000)
  await clock.fastForward(60_000)
  const moment = Date.parse('2026-11-20T13:01:05Z')
  expect(await world.now()).toBe(moment)
  expect(await page.evaluate(() => Date.now())).toBe(moment)
})

test('a world records its requests by operation', async ({ page, world }) => {
  await page.request.get(status, { headers })
  expect(await world.count('getSystemStatus')).toBe(1)
  expect(await world.requests()).toMatchObject([{ method: 'GET', path: status, status: 200 }])
})

test('a fault happens the given number of times', async ({ page, world }) => {
  await world.fault({ operation: 'getSystemStatus', status: 500, code: 'system.error', times: 1 })
  expect((await page.request.get(status, { headers })).status()).toBe(500)
  expect((await page.request.get(status, { headers })).status()).toBe(200)
})

test('a snapshot restores a world', async ({ page, world }) => {
  const snapshot = await world.snapshot()
  await world.status({ maintenance: true })
  await world.restore(snapshot)
  const answer = await page.request.get(status, { headers })
  expect(await answer.json()).toMatchObject({ value: { maintenance: false } })
})
