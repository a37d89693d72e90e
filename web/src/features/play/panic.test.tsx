import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { formatMoment } from '#shared/breaks/break-facts.ts'
import { confirmedStatement, inRulebook, inTimeOut, open, state } from '#shared/limits/testing.tsx'
import { leaveGame } from '#shared/left-game.ts'
import { TRIES } from '#testing/gateway.ts'
import { t } from '#testing/text.ts'

const DAY = 86_400_000
const GAME = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001'
const panic = { name: t('responsible:panic') }

/** Rulebook de requires a limit before play. */
const german = [
  inRulebook('de'),
  state('a member has a limit', { account: 'demo02', kind: 'deposit', period: 'month', amount: 500_000 }),
  confirmedStatement,
]

const playPages =
  '/m/home /m/main /m/rng /m/live /m/pvp /m/fish /m/sports /m/esports /m/cockfight /m/gameCenter /m/gameList /m/lott /m/elott /m/fbGame'

test.each([...playPages.split(' '), GAME])('rulebook de has its panic button on %s [R-4-10]', async (path) => {
  await open(path, german)
  expect(await screen.findByRole('button', panic)).toBeTruthy()
})

test('one tap in a game closes it at once and begins a break of 24 hours, without a question [R-4-10]', async () => {
  const { user, address, services, world } = await open(GAME, german)
  await screen.findByTitle(t('titles:play'))
  await user.click(await screen.findByRole('button', panic))

  expect(screen.queryByTitle(t('titles:play'))).toBeNull()
  await waitFor(() => expect(address()).toBe('/m/responsible'))
  const until = world.clock.now() + DAY
  expect(await screen.findByText(t('responsible:breakUntil', { time: formatMoment(until) }))).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(storage.get('leftGame')).toBeUndefined()
  const { id } = services.members.getByAccount('demo02', 'account')
  expect(services.breaks.list(id)).toMatchObject([{ kind: 'timeOut', endsAt: until }])
})

test('a game is closed by the panic button even if the gateway is not reached, and the break can be begun again', async () => {
  const { user, address, world } = await open(GAME, german)
  await screen.findByTitle(t('titles:play'))
  world.faults.add({ operation: 'createPanicTimeOut', drop: 'before', times: TRIES })
  await user.click(await screen.findByRole('button', panic))
  expect(screen.queryByTitle(t('titles:play'))).toBeNull()
  await waitFor(() => expect(address()).toBe('/m/responsible'))
  expect(await screen.findByText(t('responsible:panicFailed'))).toBeTruthy()

  await user.click(await screen.findByRole('button', panic))
  expect(await screen.findByRole('region', { name: t('responsible:breakTitle') })).toBeTruthy()
})

test('the panic button of a page forgets a game that was left open', async () => {
  leaveGame({ userName: 'demo02', address: GAME, name: 'Cá Chép' })
  const { user } = await open('/m/home', german)
  expect(await screen.findByText('Cá Chép')).toBeTruthy()
  await user.click(await screen.findByRole('button', panic))

  await screen.findByRole('region', { name: t('responsible:breakTitle') })
  expect(screen.queryByText('Cá Chép')).toBeNull()
})

test('other rulebooks have no panic button, and every game leads to the tools [R-1-03]', async () => {
  const { user, address, calls } = await open(GAME, [inRulebook('gb')])
  await waitFor(() => expect(calls('getRulebook')).toHaveLength(1))
  await user.click(await screen.findByRole('link', { name: t('app:responsible') }))

  expect(screen.queryByRole('button', panic)).toBeNull()
  await waitFor(() => expect(address()).toBe('/m/responsible'))
})

test('a game that is refused during a time-out says until when, and leads to help', async () => {
  const { world } = await open(GAME, [inTimeOut(DAY)])
  const until = formatMoment(world.clock.now() + DAY)

  const notice = within(await screen.findByRole('region', { name: t('responsible:breakTitle') }))
  expect(notice.getByText(t('responsible:breakUntil', { time: until }))).toBeTruthy()
  expect(notice.getByRole('link', { name: t('responsible:withdraw') })).toBeTruthy()
  expect(notice.getByRole('link', { name: t('responsible:contactUs') })).toBeTruthy()
})
