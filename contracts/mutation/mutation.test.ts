import { expect, test } from 'vitest'
import { type Interaction, readPact } from '../pact-file.ts'
import { mutate } from './mutation.ts'
import { problemsOf } from './reasons.ts'

/** The pact of these interactions, each changed by `change`. */
function pactOf(description: string, change: (interaction: Interaction) => void = () => undefined) {
  const pact = readPact()
  const interactions = pact.interactions.filter((one) => one.description === description)
  interactions.forEach(change)
  return { ...pact, interactions }
}

test('a page of bets with a wrong sum, order, time or text is noticed, whatever the field', async () => {
  const fates = await mutate(pactOf('listRngOrders'))
  const names = new Set(fates.map(({ name }) => name))
  const expected = ['money off by one', 'seconds for milliseconds', 'list reversed', 'number for a text', 'field null']
  expect([...names]).toEqual(expect.arrayContaining([...expected, 'header missing', 'list shifted by a row']))
  expect(fates.filter(({ word }) => word === 'survived')).toEqual([])
  // The SDK notices by itself what has another status, and nothing of a sum.
  const by = (wanted: string) => fates.find(({ name }) => name === wanted)!.by
  expect([by('another status'), by('money off by one')]).toEqual([['pact', 'sdk'], ['pact']])
})

test('a pact that only looks at types lets wrong sums pass, and is found out', async () => {
  const byType = { body: { $: { combine: 'AND', matchers: [{ match: 'type' }] } } }
  const fates = await mutate(pactOf('getWallet', ({ response }) => Object.assign(response, { matchingRules: byType })))
  expect(fates).toContainEqual({
    operation: 'getWallet',
    name: 'money off by one',
    field: 'value.sumBalance',
    interaction: 'getWallet',
    word: 'survived',
    by: [],
  })
})

test('of all wrong answers a sample is noticed, or has its reason', async () => {
  const fates = await mutate(undefined, { size: 100, seed: 7 })
  expect(problemsOf(fates, { isWhole: false })).toEqual([])
  expect(fates.filter(({ word }) => word === 'killed').length).toBeGreaterThan(85)
}, 180_000)
