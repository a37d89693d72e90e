import { expect, test } from 'vitest'
import { unbalanced } from './books.ts'
import { diceOf } from './random.ts'
import { allowance, type Held, leaks } from './leaks.ts'
import { programmeOf } from './schedule.ts'

const players = Array.from({ length: 20 }, (_, index) => `player${index}`)
const deeds = ['a', 'b', 'c', 'd', 'e'] as const
const written = (seed: number) => programmeOf({ players, minutes: 30 }, deeds, (phone) => diceOf(seed, phone))

test('a seed is a run: the same seed the same steps, another seed others', () => {
  expect(written(7)).toEqual(written(7))
  expect(written(7)).not.toEqual(written(8))
})

test('every player logs in once, does something and logs out, on one phone', () => {
  const all = written(7).flat()
  for (const player of players) {
    const does = all.filter((step) => step.player === player).map((step) => step.does)
    expect([does[0], does.at(-1), does.indexOf('logOut')]).toEqual(['logIn', 'logOut', does.length - 1])
    expect(does.length).toBeGreaterThan(2)
  }
})

test('on each phone everything has its turn before something comes again', () => {
  for (const phone of written(7)) {
    const done = phone.map(({ does }) => does).filter((does) => does !== 'logIn' && does !== 'logOut')
    expect(new Set(done.slice(0, deeds.length))).toEqual(new Set(deeds))
  }
})

const moved = (account: string, amount: number) => ({ postings: [{ account, amount }] })

test('money that an account holds and never received is told, and so is a balance that a member is not told', () => {
  const transactions = [moved('member:1', 500), moved('member:1', -200), moved('member:2', 10)]
  const accounts = { 'member:1': 300, 'member:2': 10 }
  expect(unbalanced({ transactions, accounts, told: accounts })).toEqual([])
  expect(unbalanced({ transactions, accounts: { ...accounts, 'member:2': 11 }, told: {} })).toEqual([
    'member:2 holds 11, and its movements are 10',
  ])
  expect(unbalanced({ transactions, accounts, told: { 'member:1': 299 } })).toEqual([
    'member:1 holds 300, and the member is told 299',
  ])
})

const held: Held = { listeners: 300, detached: 20, frames: 1, intervals: 2, timeouts: 3, heap: 20 }

test.for(Object.keys(allowance) as (keyof Held)[])('%s beyond the allowance are a leak', (name) => {
  const grown = (by: number) => ({ ...held, [name]: held[name] + allowance[name] + by })
  expect(leaks(held, grown(0))).toEqual([])
  expect(leaks(held, grown(1))).toEqual([expect.stringContaining(name)])
})
