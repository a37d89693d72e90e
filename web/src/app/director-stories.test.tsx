import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { control, controlThrough } from '#features/demo/control.ts'
import { type Progress, type Told, wish } from '#features/demo/director/changes.ts'
import { stories } from '#features/demo/director/stories.ts'
import { open } from '#testing/open.tsx'

/** The app, and the director's panel beside it. */
async function direct() {
  const app = await open('/m/set')
  controlThrough(app.fetch)
  onTestFinished(() => controlThrough((request) => fetch(request)))
  await app.user.click(await screen.findByRole('button', { name: 'Mở bảng điều khiển demo' }))
  await app.user.click(await screen.findByRole('button', { name: 'Mở bàn đạo diễn' }))
  await screen.findByText('24 giờ tới')
  return app
}

/** How far the app is when it has done what was wished. */
async function done(isDone: (state: Progress) => boolean): Promise<Progress> {
  let told: Told | undefined
  do told = await control<Told>(`GET /changes?since=${told?.revision ?? -1}`)
  while (!isDone(told.stage.state ?? {}))
  return told.stage.state!
}

test.each(stories.map(({ id, steps }) => [id, steps.length] as const))(
  'the story %s is told to its end, each step by hand',
  async (story, count) => {
    await direct()
    for (let step = 0; step < count; step++) {
      await wish({ story, step, isPlaying: false })
      const state = await done((one) => one.step === step && !one.isBusy)
      expect([step, state.problem]).toEqual([step, undefined])
    }
  },
)

test('a story that plays itself takes every step, one after the other, and ends', async () => {
  const [{ id, steps }] = stories.toSorted((a, b) => a.steps.length - b.steps.length) as [(typeof stories)[number]]
  await direct()
  await wish({ story: id, step: 0, isPlaying: true })
  const state = await done((one) => one.step === steps.length - 1 && !one.isBusy)
  expect([steps.length > 1, state.problem]).toEqual([true, undefined])
})
