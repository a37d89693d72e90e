import { expect, test } from '../fixtures.ts'
import { runOn } from '../soak/run.ts'

test('a player of some minutes leaves no leaks, and the money adds up', async ({ browser, baseURL, world }) => {
  test.slow()
  const actions = ['slot', 'lottery', 'browse'] as const
  const { problems, steps, wagers } = await runOn(
    { browser, baseURL: baseURL!, world },
    { seed: 7, minutes: 3, players: 1, actions },
  )
  expect(problems).toEqual([])
  expect(steps.get('slot')).toBeGreaterThan(0)
  expect(wagers).toBeGreaterThan(1)
})
