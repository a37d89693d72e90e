import { expect, test } from 'vitest'
import type { Calls } from '../../shared/call.ts'
import { CallError } from '../../shared/call-error.ts'
import type { VolleyOnWire } from '../rules/fish.routes.ts'
import type { Impact } from './shots.ts'
import { Volleys } from './volleys.ts'

type Input = { cost: number; targets: string[] }
const aVolley = { hits: [], balance: 0 } as unknown as VolleyOnWire
const shot = (fish: string, cost = 100): Impact => ({ fish, cost, x: 0, y: 0 })

/** Shots at a server that answers in turn as it is told, and then takes everything. */
function setup(...answers: (() => VolleyOnWire)[]) {
  const sent: (Input & { key: string })[] = []
  const told: [what: string, shots: string[]][] = []
  const post = async (_path: string, { input, key }: { input: Input; key: string }) => {
    sent.push({ ...input, key })
    return (answers.shift() ?? (() => aVolley))()
  }
  const note = (what: string) => (shots: Impact[]) => void told.push([what, shots.map(({ fish }) => fish)])
  const volleys = new Volleys({ post } as unknown as Calls, {
    decided: (_volley, shots) => note('decided')(shots),
    gone: note('gone'),
    failed: (failure, shots) => note(failure.code)(shots),
  })
  const settled = () => new Promise((done) => setImmediate(done))
  return { volleys, sent, told, settled }
}
const fails = (status: number, code: string) => () => {
  throw new CallError(status, code)
}

test('shots that meet fish while a volley is decided go together afterwards, no fish twice and each for the same', async () => {
  const { volleys, sent, settled } = setup()
  for (const one of [shot('a'), shot('b'), shot('b'), shot('c'), shot('d', 500)]) volleys.add(one)
  await settled()
  expect(sent.map(({ cost, targets }) => [cost, targets])).toEqual([
    [100, ['a']],
    [100, ['b', 'c']],
    [100, ['b']],
    [500, ['d']],
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
  expect(volleys.count).toBe(0)
})

test('a volley of which nobody knows holds the others up, and is asked for again as the same', async () => {
  const { volleys, sent, told, settled } = setup(fails(0, 'outcome.unknown'))
  volleys.add(shot('a'))
  await settled()
  volleys.add(shot('b'))
  await settled()
  expect([sent.length, volleys.isUnknown, volleys.count]).toEqual([1, true, 2])
  volleys.ask()
  await settled()
  expect(sent.map(({ targets }) => targets)).toEqual([['a'], ['a'], ['b']])
  expect(sent[1]!.key).toBe(sent[0]!.key)
  expect(told).toEqual([
    ['outcome.unknown', []],
    ['decided', ['a']],
    ['decided', ['b']],
  ])
})

test('a refusal lets all shots go, those that wait too; fish that have gone let only their own go', async () => {
  const refused = setup(fails(400, 'balance.not.enough'))
  refused.volleys.add(shot('a'))
  refused.volleys.add(shot('b'))
  await refused.settled()
  expect(refused.told).toEqual([['balance.not.enough', ['a', 'b']]])
  expect([refused.sent.length, refused.volleys.count]).toEqual([1, 0])

  const gone = setup(fails(400, 'request_param_err'))
  gone.volleys.add(shot('a'))
  gone.volleys.add(shot('b'))
  await gone.settled()
  expect(gone.told).toEqual([
    ['gone', ['a']],
    ['decided', ['b']],
  ])
})
