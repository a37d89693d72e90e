import { expect, onTestFinished, test, vi } from 'vitest'
import { createCalls } from './calls.ts'
import { createCommand } from './command.ts'

type Answer = { orderNo: string }
const accepted = () => Response.json({ orderNo: 'S1' })
const refused = (status: number, errorCode: string) => () => Response.json({ success: false, errorCode }, { status })

function setup(...answers: (() => Response | Promise<Response>)[]) {
  vi.useFakeTimers()
  const sent: { key: string; stake: number }[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body, signal }: RequestInit) => {
    const key = (headers as Record<string, string>)['idempotency-key']!
    sent.push({ key, stake: (JSON.parse(String(body ?? '{}')) as { stake: number }).stake })
    const aborted = new Promise<never>((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('aborted')))
    })
    return Promise.race([(answers.length > 1 ? answers.shift()! : answers[0]!)(), aborted])
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
    siteName: undefined,
    currency: '₫',
    isTitleOutside: false,
    isSoundOn: false,
    query: new URLSearchParams(),
  } as const
  const calls = createCalls(frame)
  const command = createCommand<{ stake: number }, Answer>(calls, '/partners/slot/spin', ['orderNo'])
  async function outcome(promise: Promise<unknown>, ms = 10_000) {
    const result = { value: 'nothing yet' as unknown }
    promise.then(
      (value) => (result.value = value),
      (error: Error) => (result.value = error.message),
    )
    await vi.advanceTimersByTimeAsync(ms)
    return result.value
  }
  return { sent, calls, command, outcome, keys: () => new Set(sent.map(({ key }) => key)) }
}

const silent = () => new Promise<Response>(() => {})
const unclear: [string, () => Response | Promise<Response>][] = [
  ['a page instead of JSON', () => new Response('<html>Bad Gateway</html>')],
  ['a 502', () => new Response('Bad Gateway', { status: 502 })],
  ['a 500 with an envelope', refused(500, 'system.error')],
  ['null', () => new Response('null')],
  ['an answer without its required fields', () => Response.json({})],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nothing within ten seconds', silent],
]

test.for(unclear)(
  '%s leaves the outcome of a command unknown; the next attempt repeats the same command',
  async ([, answer]) => {
    const { sent, command, outcome, keys } = setup(answer)
    expect(await outcome(command.send({ stake: 100 }))).toBe('outcome.unknown')
    expect(command.isUnknown).toBe(true)

    await outcome(command.send({ stake: 500 }))
    expect(keys().size).toBe(1)
    expect(new Set(sent.map(({ stake }) => stake))).toEqual(new Set([100]))
  },
)

test('a lost answer is requested again automatically, with the same key', async () => {
  const { sent, command, outcome, keys } = setup(unclear[1]![1], unclear[0]![1], accepted)
  expect(await outcome(command.send({ stake: 100 }))).toEqual({ orderNo: 'S1' })
  expect([sent.length, keys().size, command.isUnknown]).toEqual([3, 1, false])
})

test('a command waits at most ten seconds', async () => {
  const { command, outcome } = setup(silent)
  const call = command.send({ stake: 100 })
  expect(await outcome(call, 9900)).toBe('nothing yet')
  expect(await outcome(call, 100)).toBe('outcome.unknown')
})

test('a refusal is final: the next command gets a new key', async () => {
  const { command, outcome, keys } = setup(refused(400, 'balance.not.enough'), accepted)
  expect(await outcome(command.send({ stake: 100 }))).toBe('balance.not.enough')
  expect(command.isUnknown).toBe(false)
  await outcome(command.send({ stake: 50 }))
  expect(keys().size).toBe(2)
})

test('maintenance is reported at once, but says nothing about a command that was sent before', async () => {
  const closed = refused(503, 'system.maintenance')
  const first = setup(closed)
  expect(await first.outcome(first.command.send({ stake: 100 }), 0)).toBe('system.maintenance')

  const second = setup(unclear[1]![1], closed)
  expect(await second.outcome(second.command.send({ stake: 100 }))).toBe('outcome.unknown')
})

test('a command sent again while it is pending is sent once', async () => {
  const { sent, command, outcome } = setup(accepted)
  const both = Promise.all([command.send({ stake: 100 }), command.send({ stake: 100 })])
  expect(await outcome(both)).toEqual([{ orderNo: 'S1' }, { orderNo: 'S1' }])
  expect(sent).toHaveLength(1)
})

test.for(unclear)('a read that gets %s fails with a call error', async ([, answer]) => {
  const { calls, outcome } = setup(answer)
  const call = calls.get<Answer>('/partners/slot/history', {}, ['orderNo'])
  expect(await outcome(call)).toMatch(/^(offline|answer\.unreadable)$/)
})

test.for([
  ['reality.check.pending', [[{ longan: 'balance-changed' }, '*']]],
  ['statement.pending', [[{ longan: 'balance-changed' }, '*']]],
  ['limit.time.exceeded', [[{ longan: 'balance-changed' }, '*']]],
  ['stake.invalid', []],
] as const)(
  'a stake that is refused with %s has the page around the game look again, or not',
  async ([code, messages]) => {
    const parentWindow = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
    const { command, outcome } = setup(refused(400, code))
    vi.stubGlobal('window', {})
    vi.stubGlobal('parent', parentWindow)

    expect(await outcome(command.send({ stake: 100 }))).toBe(code)
    expect(parentWindow.postMessage.mock.calls).toEqual(messages)
  },
)
