import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { control, setControlTransport } from '#features/demo/control.ts'
import { type PanelState, type WorldUpdate, sendPanelCommand } from '#features/demo/director/world-changes.ts'
import { findWalkthrough, walkthroughs } from '#features/demo/director/walkthroughs.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openDirector(path = '/m/set', options: ScreenOptions = {}) {
  const app = await renderScreen(path, options)
  setControlTransport(app.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  await app.user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await app.user.click(await screen.findByRole('button', { name: t('demo:openDirector') }))
  await screen.findByText(t('director:upcomingEvents'))
  return app
}

async function waitForState(isDone: (state: PanelState) => boolean): Promise<PanelState> {
  let update: WorldUpdate | undefined
  do update = await control<WorldUpdate>(`GET /changes?since=${update?.revision ?? -1}`)
  while (!isDone(update.panel.state ?? {}))
  return update.panel.state!
}

test.each(walkthroughs.map(({ id, steps }) => [id, steps.length] as const))(
  'the walkthrough %s runs to its end, step by step',
  async (walkthrough, count) => {
    await openDirector()
    for (let step = 0; step < count; step++) {
      await sendPanelCommand({ walkthrough, step, isPlaying: false })
      const state = await waitForState((one) => one.step === step && !one.isBusy)
      expect([step, state.problem]).toEqual([step, undefined])
    }
  },
)

test.each([
  ['lotteryDraw', '/m/gameRecord?kind=lottery'],
  ['oddsMoved', '/m/gameRecord?kind=sports&state=open'],
  ['salary', '/m/agent/home?view=salary'],
])('the walkthrough %s ends where its result shows', async (walkthrough, address) => {
  const app = await openDirector()
  await sendPanelCommand({ walkthrough, step: 0, isPlaying: true })
  await waitForState((one) => one.step === findWalkthrough(walkthrough)!.steps.length - 1 && !one.isBusy)
  await waitFor(() => expect(app.address()).toBe(address))
})

test('the salary walkthrough can be repeated in the same world', async () => {
  await openDirector()
  for (const round of [1, 2]) {
    await control('POST /clock/advance', { duration: '1m' })
    for (const step of [0, 1, 2]) {
      await sendPanelCommand({ walkthrough: 'salary', step, isPlaying: false })
      const state = await waitForState((one) => one.step === step && !one.isBusy)
      expect([round, step, state.problem]).toEqual([round, step, undefined])
    }
  }
})

test('a walkthrough in play mode runs every step in order and ends', async () => {
  const [{ id, steps }] = walkthroughs.toSorted((a, b) => a.steps.length - b.steps.length) as [
    (typeof walkthroughs)[number],
  ]
  await openDirector()
  await sendPanelCommand({ walkthrough: id, step: 0, isPlaying: true })
  const state = await waitForState((one) => one.step === steps.length - 1 && !one.isBusy)
  expect([steps.length > 1, state.problem]).toEqual([true, undefined])
})

async function playStep(walkthrough: string, step: number) {
  await sendPanelCommand({ walkthrough, step, isPlaying: false })
  const state = await waitForState((one) => one.walkthrough === walkthrough && one.step === step && !one.isBusy)
  expect(state.problem).toBeUndefined()
}

test('the walkthrough of a slot win shows the game in which the spins were played', async () => {
  const app = await openDirector()
  for (const step of [0, 1]) await playStep('slotWin', step)
  await waitFor(() => expect(app.address()).toMatch(/^\/m\/play\?.*gameCode=NGT_RNG_001$/))
})

test('in the walkthrough of limits no lost session is reported when the member excludes themselves', async () => {
  await openDirector()
  for (const step of [0, 1, 2, 3, 4, 5, 6]) await playStep('limits', step)
  expect(screen.queryByText(t('app:notLoggedIn'))).toBeNull()
})

test('in the walkthrough of a slow network the list of games loads again, although it was open before', async () => {
  const held: (() => void)[] = []
  const state = { isSlow: false }
  const listGames = async (_request: Request, real: () => Promise<Response>) => {
    if (state.isSlow) await new Promise<void>((resolve) => void held.push(resolve))
    return real()
  }
  await openDirector('/m/slotsCenter', { answers: { listGames } })
  const main = () => within(screen.getByRole('main'))
  await waitFor(() => expect(main().getAllByRole('article').length).toBeGreaterThan(0))
  await playStep('slowNetwork', 0)
  await screen.findByRole('region', { name: t('home:hotGames') })
  state.isSlow = true

  await playStep('slowNetwork', 1)
  await waitFor(() => expect(held).not.toEqual([]))
  expect(main().queryByRole('article')).toBeNull()

  state.isSlow = false
  held.forEach((answer) => answer())
  await playStep('slowNetwork', 2)
  expect(main().getAllByRole('article').length).toBeGreaterThan(0)
})

test('in the walkthrough of moved odds the book opens with the refused bet on its slip', async () => {
  const app = await openDirector()
  for (const step of [0, 1]) await playStep('oddsMoved', step)
  await waitFor(() => expect(app.address()).toMatch(/^\/m\/fbGame\?pick=[\w-]+:\w+:\d+\.\d\d$/))
})

test('after the walkthrough of a forgotten password every persona logs in as before', async () => {
  const { signIn } = await openDirector()
  for (const step of [0, 1, 2, 3]) await playStep('forgotten', step)
  const account = session.get()!.userName
  expect((await signIn(account)).userName).toBe(account)
})
