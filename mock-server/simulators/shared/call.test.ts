import { expect, onTestFinished, test, vi } from 'vitest'
import { createCalls } from './call.ts'
import { createCommand } from './command.ts'

type Answer = { orderNo: string }
const taken = () => Response.json({ orderNo: 'S1' })
const refused = (status: number, errorCode: string) => () => Response.json({ success: false, errorCode }, { status })

/** A table whose server answers in turn as it is told, the last one for ever. */
function setup(...answers: (() => Response | Promise<Response>)[]) {
  vi.useFakeTimers()
  const sent: { key: string; stake: number }[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body, signal }: RequestInit) => {
    const key = (headers as Record<string, string>)['idempotency-key']!
    sent.push({ key, stake: (JSON.parse(String(body ?? '{}')) as { stake: number }).stake })
    const gaveUp = new Promise<never>((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('given up')))
    })
    return Promise.race([(answers.length > 1 ? answers.shift()! : answers[0]!)(), gaveUp])
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const frame = {
    launch: 'l1',
    world: undefined,
    language: 'en',
    isBridged: false,
    query: new URLSearchParams(),
  } as const
  const calls = createCalls(frame)
  const command = createCommand<{ stake: number }, Answer>(calls, '/partners/slot/spin', ['orderNo'])
  /** What comes of it in so many ms: an answer, why there is none, or nothing yet. */
  async function outcome(promise: Promise<unknown>, ms = 10_000) {
    const seen = { value: 'nothing yet' as unknown }
    promise.then(
      (value) => (seen.value = value),
      (error: Error) => (seen.value = error.message),
    )
    await vi.advanceTimersByTimeAsync(ms)
    return seen.value
  }
  return { sent, calls, command, outcome, keys: () => new Set(sent.map(({ key }) => key)) }
}

const silent = () => new Promise<Response>(() => {})
const unclear: [string, () => Response | Promise<Response>][] = [
  ['a page instead of JSON', () => new Response('<html>Bad Gateway</html>')],
  ['a 502', () => new Response('Bad Gateway', { status: 502 })],
  ['a 500 with an envelope', refused(500, 'system.error')],
  ['null', () => new Response('null')],
  ['an answer without what it must have', () => Response.json({})],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nothing within ten seconds', silent],
]

test.for(unclear)(
  '%s leaves the outcome of a command unknown; asked again it is the same command',
  async ([, answer]) => {
    const { sent, command, outcome, keys } = setup(answer)
    expect(await outcome(command.send({ stake: 100 }))).toBe('outcome.unknown')
    expect(command.isUnknown).toBe(true)

    await outcome(command.send({ stake: 500 }))
    expect(keys().size).toBe(1)
    expect(new Set(sent.map(({ stake }) => stake))).toEqual(new Set([100]))
  },
)

test('an answer that was lost is asked for again by itself, under the same key', async () => {
  const { sent, command, outcome, keys } = setup(unclear[1]![1], unclear[0]![1], taken)
  expect(await outcome(command.send({ stake: 100 }))).toEqual({ orderNo: 'S1' })
  expect([sent.length, keys().size, command.isUnknown]).toEqual([3, 1, false])
})

test('nobody waits longer than ten seconds', async () => {
  const { command, outcome } = setup(silent)
  const asked = command.send({ stake: 100 })
  expect(await outcome(asked, 9900)).toBe('nothing yet')
  expect(await outcome(asked, 100)).toBe('outcome.unknown')
})

test('a refusal is certain: what comes after it is another command', async () => {
  const { command, outcome, keys } = setup(refused(400, 'balance.not.enough'), taken)
  expect(await outcome(command.send({ stake: 100 }))).toBe('balance.not.enough')
  expect(command.isUnknown).toBe(false)
  await outcome(command.send({ stake: 50 }))
  expect(keys().size).toBe(2)
})

test('a closed site says so at once, but it says nothing of a command that was sent before', async () => {
  const closed = refused(503, 'system.maintenance')
  const first = setup(closed)
  expect(await first.outcome(first.command.send({ stake: 100 }), 0)).toBe('system.maintenance')

  const second = setup(unclear[1]![1], closed)
  expect(await second.outcome(second.command.send({ stake: 100 }))).toBe('outcome.unknown')
})

test('sent twice while it is under way it is one command', async () => {
  const { sent, command, outcome } = setup(taken)
  const both = Promise.all([command.send({ stake: 100 }), command.send({ stake: 100 })])
  expect(await outcome(both)).toEqual([{ orderNo: 'S1' }, { orderNo: 'S1' }])
  expect(sent).toHaveLength(1)
})

test.for(unclear)('a question that gets %s fails as a call does, and never otherwise', async ([, answer]) => {
  const { calls, outcome } = setup(answer)
  const asked = calls.get<Answer>('/partners/slot/history', {}, ['orderNo'])
  expect(await outcome(asked)).toMatch(/^(offline|answer\.unreadable)$/)
})
