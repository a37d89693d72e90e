import { expect, test } from 'vitest'
import { findUnbalanced } from './run.ts'
import { createRandom, createSchedule } from './schedule.ts'
import { allowance, type PageResources, findLeaks } from './leaks.ts'

const players = Array.from({ length: 20 }, (_, index) => `player${index}`)
const actions = ['a', 'b', 'c', 'd', 'e'] as const
const scheduleOf = (seed: number) =>
  createSchedule({ players, minutes: 30 }, actions, (phone) => createRandom(seed, phone))

test('the same seed repeats the steps, another seed changes them', () => {
  expect(scheduleOf(7)).toEqual(scheduleOf(7))
  expect(scheduleOf(7)).not.toEqual(scheduleOf(8))
})

test('each player logs in once, does something and logs out, on one phone', () => {
  const all = scheduleOf(7).flat()
  for (const player of players) {
    const action = all.filter((step) => step.player === player).map((step) => step.action)
    expect([action[0], action.at(-1), action.indexOf('logOut')]).toEqual(['logIn', 'logOut', action.length - 1])
    expect(action.length).toBeGreaterThan(2)
  }
})

test('on each phone all actions happen once before one is repeated', () => {
  for (const phone of scheduleOf(7)) {
    const done = phone.map(({ action }) => action).filter((action) => action !== 'logIn' && action !== 'logOut')
    expect(new Set(done.slice(0, actions.length))).toEqual(new Set(actions))
  }
})

const posting = (account: string, amount: number) => ({ postings: [{ account, amount }] })

test('a balance without postings is reported, and so is a balance that differs from the gateway’s', () => {
  const transactions = [posting('member:1', 500), posting('member:1', -200), posting('member:2', 10)]
  const accounts = { 'member:1': 300, 'member:2': 10 }
  expect(findUnbalanced({ transactions, accounts, reported: accounts })).toEqual([])
  expect(findUnbalanced({ transactions, accounts: { ...accounts, 'member:2': 11 }, reported: {} })).toEqual([
    'member:2 holds 11, but its postings are 10',
  ])
  expect(findUnbalanced({ transactions, accounts, reported: { 'member:1': 299 } })).toEqual([
    'member:1 holds 300, but the gateway reports 299',
  ])
})

const resources: PageResources = { listeners: 300, detached: 20, frames: 1, intervals: 2, timeouts: 3, heap: 20 }

test.for(Object.keys(allowance) as (keyof PageResources)[])('%s beyond the allowance is a leak', (name) => {
  const grownBy = (by: number) => ({ ...resources, [name]: resources[name] + allowance[name] + by })
  expect(findLeaks(resources, grownBy(0))).toEqual([])
  expect(findLeaks(resources, grownBy(1))).toEqual([expect.stringContaining(name)])
})
