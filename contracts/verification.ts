import { fork } from 'node:child_process'
import { isInstalled } from '../installed.ts'

/** A gateway to verify the pact against. */
export type Target = {
  provider: string
  /** Stands in for the token of the examples, where the provider cannot be made to accept that one. */
  token?: string | undefined
  merchant?: string | undefined
  /** Where the provider is brought into states; without it, its data must happen to fit. */
  statesUrl?: string | undefined
  /** Only interactions with operations of this tag. */
  only?: string | undefined
  /** Another pact than the committed one. */
  file?: string | undefined
  /** How many interactions are tried at once, each in a world of its own; one, unless the provider is a mock, which has worlds. */
  lanes?: number | undefined
}
export type Broken = { interaction: string; reasons: string[] }
/** How many interactions were tried, and which of them are broken. */
export type Tried = { tried: number; broken: Broken[] }
export type Verification = {
  /** What the gateway is known to do. */
  known: Tried
  /** What is our own design. */
  designed: Tried
  /** Interactions that nobody can try on this target. */
  skipped: string[]
  /** States that the provider would not be brought into. */
  unready: string[]
}

/** Most of the time of an interaction is waiting between three processes: so many at once keep two processors busy. */
export const LANES = 3

/** Verifies a gateway in a process of its own: the pact core writes pages to the standard output, and cannot be told not to. */
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
