import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemCode } from '#api/problems.ts'
import { type CommandKind, commandKinds, openMoneyPage, commandOperations } from '#testing/money-member.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { TRIES } from '#testing/gateway.ts'

/** The number of sequences; `LONGAN_SEQUENCES=1000` runs more, `LONGAN_SEED` others. */
const SEQUENCES = Number(process.env['LONGAN_SEQUENCES'] ?? 25)
const SEED = Number(process.env['LONGAN_SEED'] ?? 7)

const faults = {
  none: {},
  lostBefore: { drop: 'before' },
  lostAfter: { drop: 'after' },
  silentBefore: { timeout: 'before' },
  silentAfter: { timeout: 'after' },
  failed: { status: 500, code: 'system.error' },
  sessionLost: { status: 401, code: 'login.not.session' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS' },
  closed: { status: 503, code: 'system.maintenance' },
  malformed: { body: 'malformed' },
  half: { body: 'half' },
  offline: {},
} as const
const frequentFaults = ['none', 'none', 'none', 'lostAfter', 'silentAfter'] as const

const step = fc.record({
  kind: fc.constantFrom(...commandKinds),
  size: fc.nat(1),
  taps: fc.constantFrom(1, 1, 2),
  fault: fc.constantFrom(...frequentFaults, ...(Object.keys(faults) as (keyof typeof faults)[])),
  meanwhile: fc.constantFrom('wait', 'wait', 'wait', 'leave', 'reload'),
  afterwards: fc.constantFrom('stay', 'stay', 'stay', 'reload'),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Person = Awaited<ReturnType<typeof openMoneyPage>>

async function settleAll(work: Promise<unknown>) {
  let isOver = false
  void work.then(() => (isOver = true))
  for (let turn = 0; turn < 40 && !isOver; turn++) await advance(0)
  for (let turn = 0; turn < 3 && !isOver; turn++) await advance(21_000)
  if (!isOver) throw new Error('A command is never over')
}

async function loadRewards(person: Person) {
  for (let turn = 1; turn < 100 && !person.current().waiting; turn++) {
    if (turn % 40 === 0) person.leave()
    await advance(0)
  }
}

async function runStep(person: Person, { kind, size, taps, fault, meanwhile }: Omit<Step, 'afterwards'>) {
  const { world } = person.site
  if (fault !== 'none' && fault !== 'offline')
    world.faults.add({ operation: commandOperations[kind], times: TRIES, ...faults[fault] })
  await loadRewards(person)
  person.line.isOffline = fault === 'offline'
  const sent = Array.from({ length: taps }, () => person.press(kind, size))
  const all = Promise.allSettled(sent)
  const outcomes: string[] = []
  for (const one of sent)
    void one?.then(
      () => outcomes.push('done'),
      (error: unknown) => outcomes.push(problemCode(error)),
    )
  if (meanwhile !== 'wait') for (let turn = 0; turn < 8; turn++) await advance(0)
  const outcomesBefore = [...outcomes]
  if (meanwhile !== 'wait') person[meanwhile]()
  if (meanwhile !== 'reload') await settleAll(all)
  else await advance(21_000)
  const isOpen = kind === 'claim' || person.current().commands[kind].isUncertain
  person.line.isOffline = false
  world.faults.clear()
  person.signInAgain()
  await advance(0)
  if (sent.every((one) => one === undefined) || outcomes.includes('reward.claimed')) return 'given before'
  // A reloaded page shows only the outcomes it had before.
  const words = meanwhile === 'reload' ? outcomesBefore : outcomes
  if (words.includes('done')) return 'done'
  return meanwhile !== 'wait' || isOpen ? 'unknown' : 'refused'
}

const createExpectations = () =>
  Object.fromEntries(commandKinds.map((kind) => [kind, [0, 1].map(() => ({ done: 0, isOpen: false }))])) as Record<
    CommandKind,
    { done: number; isOpen: boolean }[]
  >

function recordOutcome(
  book: ReturnType<typeof createExpectations>,
  { kind, size }: Pick<Step, 'kind' | 'size'>,
  words: string,
) {
  const expectation = book[kind][size]!
  // A reward that is no longer listed, or is rejected as claimed, counts as claimed: the user sees that.
  if (words === 'given before') Object.assign(expectation, { done: 1, isOpen: false })
  if (words === 'done') Object.assign(expectation, { done: expectation.done + 1, isOpen: false })
  if (words === 'refused') expectation.isOpen = false
  if (words === 'unknown') expectation.isOpen = true
}

function expectEffects(person: Person, book: ReturnType<typeof createExpectations>, steps: Step[]) {
  const effects = person.effects()
  for (const kind of commandKinds)
    for (const [size, { done, isOpen }] of book[kind].entries()) {
      const times = effects[kind][size]!
      expect({ kind, size, times, steps }).toMatchObject({
        times: expect.toBeOneOf(isOpen ? [done, done + 1] : [done]),
      })
    }
}

async function resendUnknown(person: Person, book: ReturnType<typeof createExpectations>) {
  for (const kind of commandKinds)
    for (const [size, { isOpen }] of book[kind].entries()) {
      const plainStep = { kind, size, taps: 1, fault: 'none', meanwhile: 'wait' } as const
      if (isOpen) recordOutcome(book, plainStep, await runStep(person, plainStep))
    }
}

test('whatever is tapped, lost, retried or reloaded, each money command happens once, or not at all and the user is told', async () => {
  fakeTime()
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8, size: 'max' }), async (steps) => {
    const person = await openMoneyPage()
    await advance(0)
    const book = createExpectations()
    for (const [index, one] of steps.entries()) {
      recordOutcome(book, one, await runStep(person, one))
      if (one.afterwards === 'reload') person.reload()
      await advance(0)
      expectEffects(person, book, steps.slice(0, index + 1))
    }
    await resendUnknown(person, book)
    expectEffects(person, book, steps)
    expect(person.site.world.ledgerInvariants.verify()).toBeUndefined()
    person.close()
  })
  await fc.assert(property, { seed: SEED, numRuns: SEQUENCES })
}, 600_000)
