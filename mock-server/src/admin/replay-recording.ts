import { answerDigest, ledgerDigest, type LoggedCall } from '../kernel/call-log.ts'
import type { World } from '../kernel/world.ts'
import type { Capsule } from './recording.ts'
import { answersDigest } from './create-recording.ts'
import { begin, type Make } from './replayed-calls.ts'

/** The first request that was answered otherwise; `number` counts from 1. */
export type Other = { number: number; call: LoggedCall; status: number; code?: string | undefined }
export type Replayed = {
  requests: number
  /** Fingerprints of all answers, and of every movement of money. */
  answers: string
  ledger: string
  isSame: boolean
  first?: Other | undefined
}

/**
 * Makes happen again what a capsule holds, in a mock of its own whose time stands still between the calls. It goes on after a difference,
 * so that the ledger can be compared; it knows no Node, so that a page can do it.
 */
export const replayCapsule = async (capsule: Capsule, make: Make): Promise<Replayed> =>
  (await worldOfCapsule(capsule, make)).replayed

/** As `replayCapsule`, with the world that has come of it. */
export async function worldOfCapsule(capsule: Capsule, make: Make): Promise<{ replayed: Replayed; world: World }> {
  const { calls, end } = capsule
  const { ask, reach } = await begin(capsule, make)
  const answers: string[] = []
  let first: Other | undefined
  for (const [index, call] of calls.entries()) {
    const reply = await ask(call)
    const answer = answerDigest(reply)
    answers.push(answer)
    if (answer !== call.answer) first ??= { number: index + 1, call, status: reply.status, code: codeOf(reply.body) }
  }
  const world = await reach(end.at)
  const all = answersDigest(answers)
  const ledger = ledgerDigest(world)
  const isSame = all === end.answers && ledger === end.ledger
  return { replayed: { requests: calls.length, answers: all, ledger, isSame, first }, world }
}

const codeOf = (body: string) => /"errorCode":"([^"]+)"/.exec(body)?.[1]
