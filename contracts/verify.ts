import { writeFileSync } from 'node:fs'
import { keepVerified } from '@longan/mock-server/node'
import { assertHeaderText, readCommand, assertWritable } from '../command-line.ts'
import { isInstalled } from '../installed.ts'
import { readPact } from './pact-file.ts'
import { allTags, junitOf, ofTag, reportOf, verifiedByTag, withoutSecret } from './verification-report.ts'
import { type Target, type Tried, type Verification, verify } from './verification.ts'

const read = (said: string[]) =>
  readCommand(
    {
      run: 'npm run verify',
      description: 'Do the contracts hold on a gateway? Exit code 1 where one does not, 2 where nothing was verified.',
      flags: {
        provider: { value: 'URL', description: 'the gateway' },
        token: {
          value: 'TOKEN',
          description: 'a session’s token, for a gateway that cannot open one with the token of the examples',
        },
        merchant: { value: 'CODE', description: 'its merchant, instead of DEMO' },
        states: {
          value: 'URL',
          description: 'where it is brought into states; else its /__admin/provider-states, if there is one',
        },
        only: { value: 'TAG', description: 'only interactions with operations of this tag, such as wallet' },
        json: { value: 'FILE', description: 'write the report there, promise by promise' },
        junit: { value: 'FILE', description: 'the same as JUnit’s XML, for continuous integration' },
        designed: { description: 'fail for what is our own design, too' },
      },
      example:
        'npm run verify -- --provider https://gateway.example --merchant ABC\nnpm run verify -- --provider https://gateway.example --only wallet --states http://127.0.0.1:4020 --junit verify.xml',
    },
    said,
  )
type Read = ReturnType<typeof read>

type Refuse = Read['refuse']

function originOf(name: string, { address, refuse }: { address: string; refuse: Refuse }): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return refuse(`--${name} must be an http(s) address, not "${address}"`)
  // Whom it names (a user, a password), and what a query says, stays out of requests, sentences and reports.
  return `${url.origin}${url.pathname.replace(/\/$/, '')}${name === 'states' ? url.search : ''}`
}

/** Whether somebody answers there, whatever it is. A redirection is an answer. */
async function reach(address: string, refuse: Refuse) {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    refuse(`${address} cannot be reached: ${cause?.message || (cause as { code?: string })?.code || message}`)
  }
}

/** The mock's own address for states, when the provider has one. */
async function statesOf(provider: string): Promise<string | undefined> {
  const address = `${provider}/__admin/provider-states`
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  const isList = reply?.ok && reply.headers.get('content-type')?.includes('json')
  return isList ? address : undefined
}

function tell({ known, designed, skipped, unready }: Verification) {
  tellTried('known', known)
  tellTried('designed', designed)
  if (skipped.length > 0)
    console.log(`${skipped.length} interactions are skipped: nobody can bring the provider into their states`)
  for (const state of unready) console.log(`! the provider would not be brought into a state: ${state}`)
}

function tellTried(kind: string, { tried, broken }: Tried) {
  for (const { interaction, reasons } of broken) {
    console.log(`✗ ${interaction}`)
    for (const reason of reasons) console.log(`    ${reason}`)
  }
  console.log(`${tried - broken.length} of ${tried} ${kind} interactions hold`)
}

function write({ provider, only }: Target, verification: Verification, { flags, refuse }: Read) {
  const { json, junit } = flags
  const report = reportOf(ofTag(readPact().interactions, only), { provider, verification })
  keepVerified(provider, verifiedByTag(report))
  try {
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 1)}\n`)
    if (junit) writeFileSync(junit, junitOf(report))
  } catch (error) {
    refuse(`The report cannot be written: ${(error as Error).message}`)
  }
}

/** `longan verify`: do the contracts hold on a gateway? */
export async function verifyCommand(said: string[]): Promise<void> {
  const command = read(said)
  const { refuse } = command
  const { provider: address, token, merchant, states, only, designed: isAll } = command.flags
  if (!address) return refuse('Which gateway? Name it with --provider')
  assertHeaderText('token', { text: token, refuse })
  assertWritable('json', { file: command.flags.json, refuse })
  assertWritable('junit', { file: command.flags.junit, refuse })
  const provider = originOf('provider', { address, refuse })
  if (only !== undefined && !allTags.includes(only))
    refuse(`There is no tag "${only}"; there are ${allTags.join(', ')}`)
  await reach(provider, refuse)
  const statesUrl = states ? originOf('states', { address: states, refuse }) : await statesOf(provider)
  if (states && statesUrl) await reach(statesUrl, refuse)
  if (!statesUrl) console.log('The provider has no address for states: its data must happen to fit the examples')
  const target: Target = { provider, token, merchant, statesUrl, only }
  const verification = withoutSecret(await verify(target), token)
  tell(verification)
  write(target, verification, command)
  const { known, designed, unready } = verification
  if (known.tried + designed.tried === 0) refuse('No interaction was verified')
  const failures = [...known.broken, ...unready, ...(isAll ? designed.broken : [])]
  process.exitCode = failures.length > 0 ? 1 : 0
}

if (!isInstalled && process.argv[1] === import.meta.filename) await verifyCommand(process.argv.slice(2))
