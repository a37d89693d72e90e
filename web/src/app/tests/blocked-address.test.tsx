import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refusal } from '#testing/gateway.ts'
import { configureSite, navigate, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const BLOCKED = t('status:blockedTitle')

/** The app at a site that blocks this address; `dialect` is the only one that the gateway accepts. */
async function openBlocked(path: string, options: ScreenOptions & { dialect?: 'any' | 'A' | 'B' } = {}) {
  const { dialect = 'any', ...rest } = options
  const { show, world, ...page } = await navigate(path, rest)
  world.settings.dialect = dialect
  world.settings.status = { ...world.settings.status, ipBlocked: true }
  return { ...show(), ...page, world }
}

test.each([1, 2] as const)('a blocked address sees the blocked page under status reading %i', async (statusReading) => {
  configureSite({ dialect: { statusReading } })
  const { calls } = await openBlocked('/m/home')
  expect(await screen.findByText(BLOCKED)).toBeTruthy()
  expect(calls('getSystemStatus')).not.toEqual([])
})

/** A gateway whose status says that the site is open, although it refuses this address. */
const silentStatus: Answers = {
  getSystemStatus: async (_request, real) => {
    const { value } = (await (await real()).json()) as { value: object }
    return Response.json({ success: true, value: { ...value, status: 0 } })
  },
}

test('a call refused with ip.restricted opens the blocked page, whatever the status says [A-8-20]', async () => {
  await openBlocked('/m/home', { answers: silentStatus })
  expect(await screen.findByText(BLOCKED)).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test.each(['ip.restricted', 'region.restricted', 'system.maintenance'])(
  'a gateway that refuses even the status with %s closes the app',
  async (code) => {
    const closed = refusal(code, 403)
    await openBlocked('/m/home', { answers: { '*': closed, getSystemStatus: closed } })
    const title = code === 'system.maintenance' ? t('status:maintenanceTitle') : BLOCKED
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
  },
)

test('the app opens again once the address may use the site', async () => {
  const { user, world } = await openBlocked('/m/help', { as: 'demo02', answers: silentStatus })
  const check = await screen.findByRole('button', { name: t('status:checkAgain') })
  await user.click(check)
  await waitFor(() => expect(check.ariaBusy).toBeNull())
  expect(screen.getByText(BLOCKED)).toBeTruthy()

  world.settings.status = { ...world.settings.status, ipBlocked: false }
  await user.click(check)
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:help') })).toBeTruthy()
})
