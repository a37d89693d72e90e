import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from '../../tests/mutate/mutants.ts'
import type { MutationOutcome } from './mutation.ts'
import { findProblems, readReasons, killedPercent } from './reasons.ts'

const survivor = (name: string, field = 'value.sumBalance'): MutationOutcome => ({
  operation: 'getWallet',
  name,
  field,
  interaction: 'getWallet',
  status: 'survived',
  by: [],
})
const killed: MutationOutcome = { ...survivor('field null'), status: 'killed', by: ['pact'] }
const table =
  '# Chance decides it.\nid of something else: getWallet value.id\n= a test\nmoney off by one: getWallet value.sumBalance\n'

test('every test that covers survivors is run with a mutant', () => {
  const known = new Set(mutants.filter(({ kind }) => kind !== undefined).map(({ id }) => id))
  const held = [...readReasons().values()].map(({ heldBy }) => heldBy).filter((title) => title !== undefined)
  const titles = readFileSync(new URL('survivors.txt', import.meta.url), 'utf8').match(/(?<=^= ).+/gm) ?? []
  // A test that holds no line any more is not named.
  expect(titles.toSorted()).toEqual([...new Set(held)].toSorted())
  expect(titles.filter((title) => !known.has(title))).toEqual([])
  expect(titles).not.toEqual([])
})

test('sums, times and statuses that neither pact nor SDK checks are covered by a test', () => {
  const survivors = [...readReasons()].filter(([name]) => /^(money|seconds|another status)/.test(name))
  expect(survivors.filter(([, { heldBy }]) => heldBy === undefined)).toEqual([])
})

test('a survivor without a reason is reported, and so is a sum without a test', () => {
  const reasons = readReasons(table.replace('= a test\n', ''))
  expect(findProblems([survivor('list reversed')], { isWhole: false, reasons })).toEqual([
    'list reversed: getWallet value.sumBalance: survived without a reason',
  ])
  expect(findProblems([survivor('money off by one')], { isWhole: false, reasons })).toEqual([
    'money off by one: getWallet value.sumBalance: is covered by no test',
  ])
})

test('a complete run reports stale reasons and a low rate', () => {
  const reasons = readReasons(table)
  expect(findProblems([killed, survivor('money off by one')], { isWhole: true, reasons })).toEqual([
    'id of something else: getWallet value.id: stale, it is detected',
    'Only 50 % are detected, not 95',
  ])
  expect(findProblems([killed], { isWhole: false, reasons })).toEqual([])
})

test('equivalent mutants are not counted, and duplicate lines are refused', () => {
  expect(killedPercent([killed, { ...killed, status: 'equivalent' }])).toBe(100)
  expect(() => readReasons(`# Why.\na: b c\na: b c`)).toThrow('duplicate line a: b c')
})
