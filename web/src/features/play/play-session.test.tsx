import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatDayTime, formatTime } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { navigate, renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const SLOT = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001'
const MINUTE = 60_000
const member = 'many01'

/** Opens a game of a member whose time the test moves. */
async function openGame(prepare: (player: Player) => Promise<unknown> = async () => {}, at = SLOT) {
  const { show, ...view } = await navigate(at, { as: member, after: '/m/slotsCenter' })
  const player = playerIn(view)
  await prepare(player)
  const shown = show()
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    expect(found).toBeTruthy()
    return found!
  })
  await waitFor(() => expect(view.world.journal.count('getPlaySession')).toBeGreaterThan(0))
  const post = (longan: string) => {
    const source = frame.contentWindow
    fireEvent(window, new MessageEvent('message', { data: { longan }, origin: 'null', source }))
  }
  return { ...view, ...shown, ...player, frame, post }
}

type Player = ReturnType<typeof playerIn>
type View = Pick<Awaited<ReturnType<typeof navigate>>, 'mock' | 'world' | 'services'>

function playerIn({ mock, world, services }: View) {
  const memberId = services.members.getByAccount(member, 'account').id
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameName: 'Cá Chép', nodeId: 10001 }
  return {
    memberId,
    stake: (amount: number, payout: number) =>
      world.run(async () => {
        const { id } = await services.wagers.place({ memberId, ...game, stake: amount * 100 })
        await services.wagers.settle(id, payout * 100)
      }),
    /** Lets time pass at the gateway, which the page learns. */
    async pass(ms: number) {
      const body = JSON.stringify({ duration: `${ms}ms` })
      await mock.fetch(new Request('http://mock.local/__admin/clock/advance', { method: 'POST', body }))
      const now = Date.now()
      serverClock.learn({ serverTime: world.clock.now(), sentAt: now, receivedAt: now, precise: true })
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
    checkEvery: (interval: number) => services.playSessions.setInterval(memberId, interval),
    limitTo: (minutes: number) => services.limits.set(memberId, { kind: 'time', period: 'day' }, minutes * MINUTE),
    async playInGermany() {
      world.settings.rulebook = 'de'
      await services.limits.set(memberId, { kind: 'deposit', period: 'month' }, 1_000_000_000)
      await services.recentStatement.confirm(memberId)
    },
    openGames: () => services.visits.openOf(memberId).length,
  }
}

const check = () => screen.findByRole('alertdialog', { name: t('play:checkTitle') })

test('while a game is open the time played and the net result show, updated after each round [R-3-02]', async () => {
  const { stake, pass, post } = await openGame()
  const bar = within(screen.getByRole('banner'))
  expect(await bar.findByText(/^00:00:0\d$/)).toBeTruthy()
  await pass(61_000)
  expect(await bar.findByText(/^00:01:0[12]$/)).toBeTruthy()
  await stake(2000, 0)
  post('balance-changed')

  await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/[-−]2\.000/))
})

test('a reality check covers the game after its interval, with time, stakes, won and net [R-3-03]', async () => {
  const { stake, pass, frame } = await openGame(({ checkEvery }) => checkEvery(30 * MINUTE))
  await stake(3000, 2500)
  await pass(30 * MINUTE - 5000)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(frame.hasAttribute('inert')).toBe(false)
  await pass(5000)

  const shown = within(await check())
  expect(frame.hasAttribute('inert')).toBe(true)
  expect(shown.getByText(/^00:30:0\d$/)).toBeTruthy()
  for (const amount of [/^3\.000/, /^2\.500/, /^[-−]500/]) expect(shown.getByText(amount)).toBeTruthy()
  await expect(stake(1000, 0)).rejects.toMatchObject({ code: 'reality.check.pending' })
})

test('going on at a reality check starts the next interval [R-3-04]', async () => {
  const { user, pass, frame, stake } = await openGame(({ checkEvery }) => checkEvery(10 * MINUTE))
  await pass(10 * MINUTE)
  await user.click(within(await check()).getByRole('button', { name: t('play:goOn') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(frame.hasAttribute('inert')).toBe(false)
  await stake(1000, 0)
  await pass(10 * MINUTE)
  expect(await check()).toBeTruthy()
})

test('stopping at a reality check leaves the game and shows the statement [R-3-04]', async () => {
  const { user, pass, address, openGames } = await openGame(({ checkEvery }) => checkEvery(10 * MINUTE))
  expect(openGames()).toBe(1)
  await pass(10 * MINUTE)
  await user.click(within(await check()).getByRole('button', { name: t('play:stop') }))

  await waitFor(() => expect(address()).toBe('/m/responsible/statement'))
  expect(openGames()).toBe(0)
})

test('a reality check covers the sports book, too', async () => {
  const { pass, frame } = await openGame(({ checkEvery }) => checkEvery(10 * MINUTE), '/m/fbGame')
  await pass(10 * MINUTE)
  expect(await check()).toBeTruthy()
  expect(frame.hasAttribute('inert')).toBe(true)
})

test('a game that is closed no longer counts as open', async () => {
  const { user, address, openGames } = await openGame()
  await user.click(screen.getByRole('button', { name: t('app:close') }))
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
  await waitFor(() => expect(openGames()).toBe(0))
})

test('a page that is closed leaves its game', async () => {
  const { openGames } = await openGame()
  await screen.findByText(/^00:00:0\d$/)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(openGames()).toBe(0))
})

test('the call that leaves the game outlives its page', async () => {
  const kept: boolean[] = []
  const leaveGame = (request: Request, real: () => Promise<Response>) => {
    kept.push(request.keepalive)
    return real()
  }
  await renderScreen(SLOT, { as: member, answers: { leaveGame } })
  await screen.findByText(/^00:00:0\d$/)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(kept).toEqual([true]))
})

test('a game is left after the round when the play time is used up [R-2-12]', async () => {
  const { pass, post, address } = await openGame(({ limitTo }) => limitTo(10))
  await pass(10 * MINUTE)
  expect(address()).toBe(SLOT)
  await waitFor(() => {
    post('balance-changed')
    expect(address()).toBe('/m/slotsCenter')
  })
  expect(await screen.findByText(new RegExp(t('play:timeUp', { time: '' }).slice(0, 30)))).toBeTruthy()
})

test('a refused launch says when the play time starts again', async () => {
  const { show, services, world } = await navigate(SLOT, { as: member })
  const { id: memberId } = services.members.getByAccount(member, 'account')
  const hour = 60 * MINUTE
  const [startedAt, expiresAt] = [world.clock.now() - 2 * hour, world.clock.now() - hour]
  await services.visits.record({ memberId, vassalage: 'NGT', gameType: 'RNG', startedAt, expiresAt })
  await services.limits.set(memberId, { kind: 'time', period: 'month' }, hour)
  const { resetsAt } = services.limits.list(memberId)[0]!
  show()
  expect(await screen.findByText(t('problems:limit.time.exceeded'))).toBeTruthy()
  expect(screen.getByText(t('play:timeAgain', { time: formatDayTime(resetsAt) }))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('play:toLimits') })).toBeTruthy()
})

test('where one game at a time is allowed, a second one names the open game, closes it and opens [R-5-04]', async () => {
  const { show, world, services, mock } = await navigate(SLOT, { as: member })
  const { memberId, openGames } = playerIn({ mock, world, services })
  world.settings.rulebook = 'on'
  const other = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10002 }
  await services.visits.open({ memberId, ...other, expiresAt: world.clock.now() + 60 * MINUTE })
  const { user } = show()

  expect(await screen.findByText(t('problems:game.parallel'))).toBeTruthy()
  expect(await screen.findByText(t('play:otherOpen', { name: 'Rồng Vàng Phương Đông' }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('play:closeOther') }))

  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy())
  expect(openGames()).toBe(1)
})

const pause = () => screen.findByRole('alertdialog', { name: t('play:pauseTitle') })
test('in rulebook de a pause covers the game after an hour of play, shows when play goes on, and ends by itself [R-2-12]', async () => {
  const { user, pass, stake, frame } = await openGame(({ playInGermany }) => playInGermany())
  await pass(60 * MINUTE)
  await user.click(within(await check()).getByRole('button', { name: t('play:goOn') }))

  const shown = within(await pause())
  expect(frame.hasAttribute('inert')).toBe(true)
  expect(shown.getByText(t('play:pauseText', { time: formatTime(serverClock.now() + 5 * MINUTE) }))).toBeTruthy()
  expect(shown.getByText(/^00:0[45]:\d\d$/)).toBeTruthy()
  await expect(stake(1000, 0)).rejects.toMatchObject({ code: 'limit.time.exceeded' })
  await pass(5 * MINUTE)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(frame.hasAttribute('inert')).toBe(false)
  await stake(1000, 0)
})

test('a game that is opened in the pause says when play goes on [R-2-12]', async () => {
  const { show, services, world, mock } = await navigate(SLOT, { as: member })
  const { memberId, playInGermany } = playerIn({ mock, world, services })
  await playInGermany()
  const [startedAt, expiresAt] = [world.clock.now() - 62 * MINUTE, world.clock.now() - MINUTE]
  await services.visits.record({ memberId, vassalage: 'NGT', gameType: 'RNG', startedAt, expiresAt })
  show()
  expect(await screen.findByText(t('problems:limit.time.exceeded_pause'))).toBeTruthy()
  const goesOn = formatDayTime(world.clock.now() + 3 * MINUTE)
  expect(screen.getByText(t('play:timeAgain', { time: goesOn }))).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('play:toLimits') })).toBeNull()
})

test.for([SLOT, '/m/fbGame'])(
  'in rulebook de %s opens after the member has confirmed the statement of the last 30 days [R-6-04]',
  async (address) => {
    const { show, mock, world, services } = await navigate(address, { as: member })
    const { memberId, stake, playInGermany } = playerIn({ mock, world, services })
    await stake(3000, 2500)
    await playInGermany()
    await services.recentStatement.beginSession(memberId)
    const { user } = show()

    const notice = within(await screen.findByRole('alertdialog', { name: t('play:recentTitle') }))
    for (const amount of [/3\.000/, /2\.500/, /^[-−]/]) expect(notice.getAllByText(amount).length).toBeGreaterThan(0)
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(notice.getByRole('button', { name: t('play:confirmStatement') }))
    await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

test('who does not confirm the statement leaves', async () => {
  const { show, mock, world, services } = await navigate(SLOT, { as: member, after: '/m/slotsCenter' })
  const { memberId, playInGermany } = playerIn({ mock, world, services })
  await playInGermany()
  await services.recentStatement.beginSession(memberId)
  const { user, address } = show()
  await user.click(await screen.findByRole('button', { name: t('play:notNow') }))
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
})

test('a statement that is due a day later covers the game [R-6-04]', async () => {
  const { user, frame, services, memberId, post } = await openGame(({ playInGermany }) => playInGermany())
  await services.recentStatement.beginSession(memberId)
  await waitFor(() => {
    post('balance-changed')
    expect(screen.queryByRole('alertdialog', { name: t('play:recentTitle') })).toBeTruthy()
  })
  expect(frame.hasAttribute('inert')).toBe(true)
  await user.click(screen.getByRole('button', { name: t('play:confirmStatement') }))
  await waitFor(() => expect(frame.hasAttribute('inert')).toBe(false))
})
