import { NOT_COMPARED } from '../../kernel/recording/recorded-call-migration.ts'
import {
  digestResponses,
  ledgerDigest,
  type RecordedCall,
  responseDigest,
} from '../../kernel/recording/call-recorder.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Recording } from './recording.ts'
import { type CreateMock, startReplay } from './replay-session.ts'

/** The first request with another response; `number` counts from 1. */
export type ReplayDifference = { number: number; call: RecordedCall; status: number; code?: string | undefined }
export type ReplayResult = {
  requests: number
  responses: string
  ledger: string
  isSame: boolean
  first?: ReplayDifference | undefined
}

/**
 * Replays a recording in a separate mock whose clock is frozen between the calls. Goes on after a difference, so that the ledgers can be
 * compared. Does not depend on Node, so that it also runs in a page.
 */
export const replayRecording = async (recording: Recording, createMock: CreateMock): Promise<ReplayResult> =>
  (await replayToWorld(recording, createMock)).result

export async function replayToWorld(
  recording: Recording,
  createMock: CreateMock,
): Promise<{ result: ReplayResult; world: World }> {
  const { calls, end } = recording
  const { send, advanceTo } = await startReplay(recording, createMock)
  const digests: string[] = []
  let first: ReplayDifference | undefined
  for (const [index, call] of calls.entries()) {
    const reply = await send(call)
    const digest = call.digest === NOT_COMPARED ? NOT_COMPARED : responseDigest(reply)
    digests.push(digest)
    if (digest !== call.digest) first ??= { number: index + 1, call, status: reply.status, code: reply.code }
  }
  const world = await advanceTo(end.at)
  const responses = digestResponses(digests)
  const ledger = ledgerDigest(world)
  const isSame = responses === end.responses && ledger === end.ledger
  return { result: { requests: calls.length, responses, ledger, isSame, first }, world }
}
