import { expect, test } from 'vitest'
import { type Interaction, readPact } from '../pact-file.ts'
import { fieldsOf } from './fields.ts'
import { mutantsOf } from './mutants.ts'
import { mutate } from './mutation.ts'
import { findProblems } from './reasons.ts'

function pactWith(description: string, change: (interaction: Interaction) => void = () => undefined) {
  const pact = readPact()
  const interactions = structuredClone(pact.interactions.filter((one) => one.description === description))
  interactions.forEach(change)
  return { ...pact, interactions }
}

test('each field of each response is removed, renamed, set to null and to another type', () => {
  const wanted = ['field dropped', 'field renamed', 'field null', 'field of another type']
  const left = readPact().interactions.flatMap((interaction) => {
    const tried = new Set(mutantsOf(interaction).map(({ name, field }) => `${name}: ${field}`))
    const paths = fieldsOf(interaction).map(({ path }) => path)
    const named = paths.filter((path) => path.length > 0 && path.at(-1) !== '*').map((path) => path.join('.'))
    return named.flatMap((field) => wanted.map((name) => `${name}: ${field}`)).filter((one) => !tried.has(one))
  })
  expect(left).toEqual([])
})

test('a page of bets with a wrong sum, order, time or text is detected in every field', async () => {
  const outcomes = await mutate(pactWith('listRngOrders'))
  const names = new Set(outcomes.map(({ name }) => name))
  const expected = ['money off by one', 'seconds for milliseconds', 'list reversed', 'number for a text', 'field null']
  expect([...names]).toEqual(expect.arrayContaining([...expected, 'header missing', 'list shifted by a row']))
  expect(outcomes.filter(({ status }) => status === 'survived')).toEqual([])
  const by = (wanted: string) => outcomes.find(({ name }) => name === wanted)!.by
  expect([by('another status'), by('money off by one')]).toEqual([['pact', 'sdk'], ['pact']])
})

test('a pact that checks only types accepts wrong sums, which is reported', async () => {
  const byType = { body: { $: { combine: 'AND', matchers: [{ match: 'type' }] } } }
  const outcomes = await mutate(
    pactWith('getWallet', ({ response }) => Object.assign(response, { matchingRules: byType })),
  )
  expect(outcomes).toContainEqual({
    operation: 'getWallet',
    name: 'money off by one',
    field: 'value.sumBalance',
    interaction: 'getWallet',
    status: 'survived',
    by: [],
  })
})

test('a sample of all wrong responses is detected or has a reason', async () => {
  const outcomes = await mutate(undefined, { size: 100, seed: 7 })
  expect(findProblems(outcomes, { isWhole: false })).toEqual([])
  expect(outcomes.filter(({ status }) => status === 'killed').length).toBeGreaterThan(85)
}, 180_000)
