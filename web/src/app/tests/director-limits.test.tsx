import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { STEP_PAUSE_MS } from '#features/demo/director/use-panel-commands.ts'
import { findWalkthrough } from '#features/demo/director/walkthroughs.ts'
import { type WorldUpdate, sendPanelCommand } from '#features/demo/director/world-changes.ts'
import { i18n } from '#i18n/i18n.ts'
import { renderScreen } from '#testing/render-screen.tsx'

type Protection = {
  limits: { amount: number; used: number; pending?: { amount: number } }[]
  breaks: { kind: string; inForce: boolean }[]
}

const LAST = findWalkthrough('limits')!.steps.length - 1
const readProtection = () => control<Protection>('GET /limits?account=demo02')
const readTime = async () => (await control<{ time: number }>('GET /clock')).time

async function openDirector(language: 'VI' | 'EN') {
  const app = await renderScreen('/m/set', { language })
  setControlTransport(app.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  // Texts are loaded with what shows them.
  await app.user.click(await waitFor(() => screen.getByRole('button', { name: i18n.t('demo:open') })))
  await app.user.click(await waitFor(() => screen.getByRole('button', { name: i18n.t('demo:openDirector') })))
  await waitFor(() => screen.getByText(i18n.t('director:upcomingEvents')))
  return app
}

/** Between two steps a presenter has time to talk. */
function withoutPauses() {
  const { setTimeout: original } = globalThis
  const setTimeout = (act: () => void, delay?: number) => original(act, delay === STEP_PAUSE_MS ? 0 : delay)
  Object.assign(globalThis, { setTimeout })
  onTestFinished(() => void Object.assign(globalThis, { setTimeout: original }))
}

async function waitForStep(step: number): Promise<string | undefined> {
  let update: WorldUpdate | undefined
  do update = await control<WorldUpdate>(`GET /changes?since=${update?.revision ?? -1}`)
  while (update.panel.state?.step !== step || update.panel.state.isBusy)
  return update.panel.state.problem
}

test.for(['VI', 'EN'] as const)(
  'the walkthrough of limits plays to its end by itself in %s [R-7-01]',
  async (language) => {
    const app = await openDirector(language)
    const startedAt = await readTime()
    withoutPauses()

    await sendPanelCommand({ walkthrough: 'limits', step: 0, isPlaying: true })

    expect(await waitForStep(LAST)).toBeUndefined()
    const { limits, breaks } = await readProtection()
    expect(limits).toMatchObject([{ amount: 1_000_000, used: 0 }])
    expect(breaks).toMatchObject([{ kind: 'selfExclusion', inForce: false }])
    expect(await readTime()).toBeGreaterThan(startedAt + 182 * 86_400_000)
    await waitFor(() => expect(app.address()).toBe('/m/responsible'))
  },
)

test('each step of the walkthrough of limits has its effect, moves the clock, and can be taken twice [R-7-01]', async () => {
  await openDirector('EN')
  const effects: [Protection['limits'], Protection['breaks']][] = []
  for (const _round of [1, 2])
    for (let step = 0; step <= LAST; step++) {
      const before = await readTime()
      await sendPanelCommand({ walkthrough: 'limits', step, isPlaying: false })
      expect([step, await waitForStep(step)]).toEqual([step, undefined])
      expect(await readTime()).toBeGreaterThanOrEqual(before + 60_000)
      const { limits, breaks } = await readProtection()
      effects.push([limits, breaks.filter(({ inForce }) => inForce)])
    }

  const [set, raise] = [{ amount: 500_000 }, { amount: 1_000_000 }]
  const exclusion = [{ kind: 'selfExclusion' }]
  const expected = [
    [[], []],
    [[{ ...set, used: 0 }], []],
    [[{ ...set, used: 500_000 }], []],
    [[{ ...set, pending: raise }], []],
    [[{ ...set, used: 0, pending: raise }], []],
    [[raise], []],
    [[raise], exclusion],
    [[raise], exclusion],
    [[raise], []],
  ]
  expect(effects).toMatchObject([...expected, ...expected])
})
