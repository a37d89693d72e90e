import type { Call, Reply } from '../kernel/http.ts'
import type { World } from '../kernel/world.ts'
import type { Worlds } from '../kernel/worlds.ts'
import { restoreWorld } from '../kernel/snapshot.ts'
import { answerDigest, ledgerDigest, type TapedCall } from '../kernel/tape.ts'
import { answersDigest, type Capsule } from './capsule.ts'

/** The first request that was answered otherwise; `number` counts from 1. */
export type Other = { number: number; call: TapedCall; status: number; code?: string | undefined }
export type Replayed = {
  requests: number
  /** Fingerprints of all answers, and of every movement of money. */
  answers: string
  ledger: string
  isSame: boolean
  first?: Other | undefined
}
type Mock = { worlds: Worlds; handle(call: Call): Promise<Reply> }
/** Makes a fresh mock whose time stands still: each door has its own way to. */
export type Make = (options: { isStrict: boolean; newSecret?: () => string }) => Mock

/**
 * Makes happen again what a capsule holds, in a mock of its own whose time stands still between the calls. It goes on after a difference,
 * so that the ledger can be compared; it knows no Node, so that a page can do it.
 */
export const replayCapsule = async (capsule: Capsule, make: Make): Promise<Replayed> =>
  (await worldOfCapsule(capsule, make)).replayed

/** As `replayCapsule`, with the world that has come of it. */
export async function worldOfCapsule(capsule: Capsule, make: Make): Promise<{ replayed: Replayed; world: World }> {
  const { calls, end } = capsule
  const mock = await beginningOf(capsule, make)
  const worldNow = async () => (await mock.worlds.open(capsule.beginning.name)).world
  const answers: string[] = []
  let first: Other | undefined
  for (const [index, call] of calls.entries()) {
    ;(await worldNow()).clock.set(call.at)
    const reply = await mock.handle(callOf(call, capsule.beginning.name))
    const answer = answerDigest(reply)
    answers.push(answer)
    if (answer !== call.answer) first ??= { number: index + 1, call, status: reply.status, code: codeOf(reply.body) }
  }
  const world = await worldNow()
  world.clock.set(end.at)
  await world.run(async () => undefined)
  const all = answersDigest(answers)
  const ledger = ledgerDigest(world)
  const isSame = all === end.answers && ledger === end.ledger
  return { replayed: { requests: calls.length, answers: all, ledger, isSame, first }, world }
}

async function beginningOf({ beginning, isStrict }: Capsule, make: Make): Promise<Mock> {
  const { snapshot, secret, bornAt, ...wanted } = beginning
  const mock = make({ isStrict, ...(secret !== undefined && { newSecret: () => secret }) })
  const { world } = await mock.worlds.create({ ...wanted, time: bornAt, isGuessable: secret === undefined })
  if (snapshot) await world.run(() => restoreWorld(world, snapshot, 'exact'))
  return mock
}

const callOf = ({ method, path, query, headers, body }: TapedCall, world: string): Call => ({
  method,
  path,
  query: new URLSearchParams(query),
  header: (name) => (name === 'x-mock-world' ? world : headers[name]),
  body,
})

const codeOf = (body: string) => /"errorCode":"([^"]+)"/.exec(body)?.[1]
