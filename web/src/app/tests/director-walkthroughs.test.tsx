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

async function playStep(walkthrough: string, step: number) {
  await sendPanelCommand({ walkthrough, step, isPlaying: false })
  const state = await waitForState((one) => one.walkthrough === walkthrough && one.step === step && !one.isBusy)
  expect([walkthrough, step, state.problem]).toEqual([walkthrough, step, undefined])
}

type App = Awaited<ReturnType<typeof openDirector>>

/** What is true of the app after a step, by walkthrough and step. */
const outcomes: Partial<Record<(typeof walkthroughs)[number]['id'], Record<number, (app: App) => unknown>>> = {
  slotWin: {
    // The game in which the spins were played.
    1: ({ address }) => waitFor(() => expect(address()).toMatch(/^\/m\/play\?.*gameCode=NGT_RNG_001$/)),
  },
  oddsMoved: {
    // The book opens with the refused bet on its slip.
    1: ({ address }) => waitFor(() => expect(address()).toMatch(/^\/m\/fbGame\?pick=[\w-]+:\w+:\d+\.\d\d$/)),
  },
  limits: {
    // No lost session is reported when the member excludes themselves.
    6: () => expect(screen.queryByText(t('app:notLoggedIn'))).toBeNull(),
  },
  forgotten: {
    // Every persona logs in as before.
    3: async ({ signIn }) => {
      const account = session.get()!.userName
      expect((await signIn(account)).userName).toBe(account)
    },
  },
}

test.each(walkthroughs.map(({ id, steps }) => [id, steps.length] as const))(
  'the walkthrough %s runs to its end, step by step, and has its outcomes',
  async (walkthrough, count) => {
    const app = await openDirector()
    const checks = new Map(Object.entries(outcomes[walkthrough] ?? {}))
    for (let step = 0; step < count; step++) {
      await playStep(walkthrough, step)
      await checks.get(String(step))?.(app)
      checks.delete(String(step))
    }
    expect([...checks.keys()]).toEqual([])
  },
)

test.each([
  ['lotteryDraw', '/m/gameRecord?kind=lottery'],
  ['oddsMoved', '/m/gameRecord?kind=sports&state=open'],
  ['salary', '/m/agent/home?view=salary'],
])(
  'the walkthrough %s in play mode runs every step in order and ends where its result shows',
  async (walkthrough, address) => {
    const app = await openDirector()
    const { steps } = findWalkthrough(walkthrough)!
    await sendPanelCommand({ walkthrough, step: 0, isPlaying: true })
    const state = await waitForState((one) => one.step === steps.length - 1 && !one.isBusy)
    expect([steps.length > 1, state.problem]).toEqual([true, undefined])
    await waitFor(() => expect(app.address()).toBe(address))
  },
)

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
  // The page before stays until the list's own is rendered.
  await waitFor(() => expect(main().queryAllByRole('article')).toEqual([]))

  state.isSlow = false
  held.forEach((answer) => answer())
  await playStep('slowNetwork', 2)
  expect(main().getAllByRole('article').length).toBeGreaterThan(0)
})
