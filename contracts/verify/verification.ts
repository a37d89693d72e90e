import { fork } from 'node:child_process'
import { isInstalled } from '../../installed.ts'
import { createSecrets } from './secrets.ts'
import { allTags, isSelectable } from './tags.ts'

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
  /** Time limit of a complete response, ms. The default is 15 seconds. */
  timeoutMs?: number | undefined
  /** Time limit of a provider state, ms. The default is 60 seconds. */
  statesTimeoutMs?: number | undefined
}
export type BrokenInteraction = { interaction: string; reasons: string[] }
export type Tally = { tried: number; broken: BrokenInteraction[] }
export type Verification = {
  known: Tally
  designed: Tally
  skipped: string[]
  failedStates: string[]
  /** Sentences about what could explain many failures at once, such as another time. */
  notes: string[]
}

/** An interaction mostly waits for other processes: this many at once use two processors. */
export const CONCURRENCY = 3

const MAX_ERROR_LENGTH = 10_000

/** Throws a TypeError that names the first option with which nothing can be verified; without an address, which may contain a password. */
function assertTarget({ provider, statesUrl = provider, only }: Target) {
  for (const [name, address] of Object.entries({ provider, statesUrl }))
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new TypeError(`${name} must be an http(s) address`)
  if (only !== undefined && !isSelectable(only))
    throw new TypeError(`There is no tag or operation "${only}"; the tags are ${allTags.join(', ')}`)
}

/** Verifies a gateway in a child process, because the pact core writes to the standard output and has no option against it. */
export async function verify(target: Target): Promise<Verification> {
  assertTarget(target)
  const verifier = fork(new URL(isInstalled ? 'verifier.js' : 'verifier.ts', import.meta.url), {
    // Its errors may contain what a gateway has sent.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-deprecation'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  })
  let errors = ''
  verifier.stderr?.on('data', (part: Buffer) => (errors = (errors + part.toString()).slice(-MAX_ERROR_LENGTH)))
  return new Promise((resolve, reject) => {
    verifier.once('message', (result: Verification | { failure: string }) =>
      'failure' in result ? reject(new Error(result.failure)) : resolve(result),
    )
    verifier.once('error', reject)
    verifier.once('close', (code) => {
      const reason = createSecrets(target.token).hide(/^\w*Error.*$/m.exec(errors)?.[0] ?? '')
      reject(new Error(`Failed to verify: the verifier ended with code ${code} ${reason}`.trim()))
    })
    verifier.send(target)
  })
}
