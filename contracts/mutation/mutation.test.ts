import { expect, test } from 'vitest'
import { type Interaction, readPact } from '../pact-file.ts'
import { fieldsOf } from './fields.ts'
import { mutantsOf } from './mutants.ts'
import { mutate } from './mutation.ts'
import { problemsOf } from './reasons.ts'

/** The pact of these interactions, each changed by `change`. */
function pactOf(description: string, change: (interaction: Interaction) => void = () => undefined) {
  const pact = readPact()
  const interactions = pact.interactions.filter((one) => one.description === description)
  interactions.forEach(change)
  return { ...pact, interactions }
}

test('each field of each answer is left out, called otherwise, null and of another type, one at a time', () => {
  const wanted = ['field dropped', 'field renamed', 'field null', 'field of another type']
  const left = readPact().interactions.flatMap((interaction) => {
    const tried = new Set(mutantsOf(interaction).map(({ name, field }) => `${name}: ${field}`))
    const paths = fieldsOf(interaction).map(({ path }) => path)
    const named = paths.filter((path) => path.length > 0 && path.at(-1) !== '*').map((path) => path.join('.'))
    return named.flatMap((field) => wanted.map((name) => `${name}: ${field}`)).filter((one) => !tried.has(one))
  })
  expect(left).toEqual([])
})

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
