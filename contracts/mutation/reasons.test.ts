import { expect, test } from 'vitest'
import { amountMutants } from '../../tests/mutate/amount-mutants.ts'
import type { Fate } from './mutation.ts'
import { problemsOf, readReasons, shareOf } from './reasons.ts'

const survivor = (name: string, field = 'value.sumBalance'): Fate => ({
  operation: 'getWallet',
  name,
  field,
  interaction: 'getWallet',
  word: 'survived',
  by: [],
})
const killed: Fate = { ...survivor('field null'), word: 'killed', by: ['pact'] }
const table =
  '# Chance decides it.\nid of something else: getWallet value.id\n= a test\nmoney off by one: getWallet value.sumBalance\n'

test('every test that holds survivors is run in front of a mutant', () => {
  const known = new Set(amountMutants.map(({ id }) => id))
  const held = [...readReasons().values()].map(({ heldBy }) => heldBy).filter((title) => title !== undefined)
  expect(held.length).toBeGreaterThan(50)
  expect(held.filter((title) => !known.has(title))).toEqual([])
})

test('a sum, a time and a status are held by a test wherever neither pact nor SDK notices', () => {
  const survivors = [...readReasons()].filter(([name]) => /^(money|seconds|another status)/.test(name))
  expect(survivors.filter(([, { heldBy }]) => heldBy === undefined)).toEqual([])
})

test('a survivor without a reason is named, and so is a sum that no test holds', () => {
  const reasons = readReasons(table.replace('= a test\n', ''))
  expect(problemsOf([survivor('list reversed')], { isWhole: false, reasons })).toEqual([
    'list reversed: getWallet value.sumBalance: survived without a reason',
  ])
  expect(problemsOf([survivor('money off by one')], { isWhole: false, reasons })).toEqual([
    'money off by one: getWallet value.sumBalance: is held by no test',
  ])
})

test('a run of all names the reasons that are stale, and when too little is noticed', () => {
  const reasons = readReasons(table)
  expect(problemsOf([killed, survivor('money off by one')], { isWhole: true, reasons })).toEqual([
    'id of something else: getWallet value.id: stale, it is noticed',
    'Only 50 % are noticed, not 95',
  ])
  expect(problemsOf([killed], { isWhole: false, reasons })).toEqual([])
})

test('what is equivalent counts for nothing, and a line may not stand there twice', () => {
  expect(shareOf([killed, { ...killed, word: 'equivalent' }])).toBe(100)
  expect(() => readReasons(`# Why.\na: b c\na: b c`)).toThrow('it has twice a: b c')
})
