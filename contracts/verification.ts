import { fork } from 'node:child_process'
import { isInstalled } from '../installed.ts'

/** A gateway to verify the pact against. */
export type Target = {
  provider: string
  /** A session token for providers that cannot open a session with the token of the examples. */
  token?: string | undefined
  merchant?: string | undefined
  /** The URL for provider states; without it, the data of the provider must match the examples. */
  statesUrl?: string | undefined
  /** Only interactions with operations of this tag. */
  only?: string | undefined
  /** Another pact than the committed one. */
  file?: string | undefined
  /** Number of concurrent runs, each in a separate world. The default is 1; only a mock has worlds. */
  concurrency?: number | undefined
}
export type BrokenInteraction = { interaction: string; reasons: string[] }
/** The number of verified interactions, and the broken ones. */
export type Tally = { tried: number; broken: BrokenInteraction[] }
export type Verification = {
  /** Interactions that a gateway is known to support. */
  known: Tally
  /** Interactions of our own design. */
  designed: Tally
  /** Interactions that cannot be verified on this target. */
  skipped: string[]
  /** States that could not be set up. */
  failedStates: string[]
}

/** An interaction mostly waits for other processes: this many at once use two processors. */
export const CONCURRENCY = 3

/** Verifies a gateway in a child process, because the pact core writes to the standard output and has no option against it. */
export function verify(target: Target): Promise<Verification> {
  const verifier = fork(new URL(isInstalled ? 'verifier.js' : 'verifier.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--no-deprecation'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  })
  return new Promise((resolve, reject) => {
    verifier.once('message', (result: Verification | { failure: string }) =>
      'failure' in result ? reject(new Error(result.failure)) : resolve(result),
    )
    verifier.once('error', reject)
    verifier.once('exit', (code) => reject(new Error(`Failed to verify: the verifier ended with code ${code}`)))
    verifier.send(target)
  })
}
