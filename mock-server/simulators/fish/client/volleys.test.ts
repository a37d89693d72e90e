import { expect, test } from 'vitest'
import type { Calls } from '../../shared/calls.ts'
import { CallError } from '../../shared/errors.ts'
import type { VolleyResponse } from '../rules/fish.simulator.ts'
import type { Impact } from './shots.ts'
import { Volleys } from './exchange.ts'

type Input = { cost: number; targets: string[] }
const aVolley = { hits: [], balance: 0 } as unknown as VolleyResponse
const shot = (fish: string, cost = 100): Impact => ({ fish, cost, x: 0, y: 0 })

function setup(...answers: (() => VolleyResponse)[]) {
  const sent: (Input & { key: string })[] = []
  const events: [what: string, shots: string[]][] = []
  const post = async (_path: string, { input, key }: { input: Input; key: string }) => {
    sent.push({ ...input, key })
    return (answers.shift() ?? (() => aVolley))()
  }
  const record = (what: string) => (shots: Impact[]) => void events.push([what, shots.map(({ fish }) => fish)])
  const volleys = new Volleys({ post } as unknown as Calls, {
    onDecided: (_volley, shots) => record('decided')(shots),
    onGone: record('gone'),
    onFailed: (failure, shots) => record(failure.code)(shots),
  })
  const settled = () => new Promise((done) => setImmediate(done))
  return { volleys, sent, events, settled }
}
const fails = (status: number, code: string) => () => {
  throw new CallError(status, code)
}

test('shots that hit while a volley is pending are sent together afterwards, each fish once and all for the same cost', async () => {
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

test('a volley of unknown outcome blocks the others, and is repeated unchanged', async () => {
  const { volleys, sent, events, settled } = setup(fails(0, 'outcome.unknown'))
  volleys.add(shot('a'))
  await settled()
  volleys.add(shot('b'))
  await settled()
  expect([sent.length, volleys.isUnknown, volleys.count]).toEqual([1, true, 2])
  volleys.ask()
  await settled()
  expect(sent.map(({ targets }) => targets)).toEqual([['a'], ['a'], ['b']])
  expect(sent[1]!.key).toBe(sent[0]!.key)
  expect(events).toEqual([
    ['outcome.unknown', []],
    ['decided', ['a']],
    ['decided', ['b']],
  ])
})

test('a refusal releases all shots, waiting ones too; a missing fish releases only its own shot', async () => {
  const refused = setup(fails(400, 'balance.not.enough'))
  refused.volleys.add(shot('a'))
  refused.volleys.add(shot('b'))
  await refused.settled()
  expect(refused.events).toEqual([['balance.not.enough', ['a', 'b']]])
  expect([refused.sent.length, refused.volleys.count]).toEqual([1, 0])

  const onGone = setup(fails(400, 'request_param_err'))
  onGone.volleys.add(shot('a'))
  onGone.volleys.add(shot('b'))
  await onGone.settled()
  expect(onGone.events).toEqual([
    ['gone', ['a']],
    ['decided', ['b']],
  ])
})
