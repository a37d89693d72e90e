import { fork } from 'node:child_process'
import { isInstalled } from '../installed.ts'

export type Target = {
  provider: string
  /** A session token for providers that cannot open a session with the token of the examples. */
  token?: string | undefined
  merchant?: string | undefined
  /** The URL for provider states; without it, the data of the provider must match the examples. */
  statesUrl?: string | undefined
  only?: string | undefined
  file?: string | undefined
  /** Number of concurrent runs, each in a separate world. The default is 1; only a mock has worlds. */
  concurrency?: number | undefined
}
export type BrokenInteraction = { interaction: string; reasons: string[] }
export type Tally = { tried: number; broken: BrokenInteraction[] }
export type Verification = {
  known: Tally
  designed: Tally
  skipped: string[]
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
