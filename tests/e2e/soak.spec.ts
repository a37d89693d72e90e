import { expect, test } from '../fixtures.ts'
import { playIn } from '../soak/run.ts'

test('a player who plays and looks around for some minutes leaves nothing behind, and the money adds up', async ({
  browser,
  baseURL,
  world,
}) => {
  test.slow()
  const deeds = ['slot', 'lottery', 'browse'] as const
  const { problems, steps, wagers } = await playIn(
    { browser, baseURL: baseURL!, world },
    { seed: 7, minutes: 3, players: 1, deeds },
  )
  expect(problems).toEqual([])
  expect(steps.get('slot')).toBeGreaterThan(0)
  expect(wagers).toBeGreaterThan(1)
})
