import { writeFileSync } from 'node:fs'
import { storeVerified } from '@longan/mock-server/node'
import { assertHeaderText, print, readCommand, assertWritable } from '../command-line.ts'
import { isInstalled } from '../installed.ts'
import { readPact } from './pact-file.ts'
import { allTags, toJunit, filterByTag, createReport, verifiedByTag, redactSecret } from './verification-report.ts'
import { type Target, type Tally, type Verification, verify } from './verification.ts'

const readArguments = (argv: string[]) =>
  readCommand(
    {
      run: 'npm run verify',
      description:
        'Verifies the contracts against a gateway. Exit code 1 if an interaction fails, 2 if nothing was verified.',
      flags: {
        provider: { value: 'URL', description: 'the gateway' },
        token: {
          value: 'TOKEN',
          description: 'a session’s token, for a gateway that cannot open one with the token of the examples',
        },
        merchant: { value: 'CODE', description: 'its merchant code, instead of DEMO' },
        states: {
          value: 'URL',
          description: 'URL for provider states; by default /__admin/provider-states of the gateway, if it exists',
        },
        only: { value: 'TAG', description: 'only interactions with operations of this tag, such as wallet' },
        json: { value: 'FILE', description: 'write the report, one entry per interaction' },
        junit: { value: 'FILE', description: 'write the report as JUnit XML' },
        designed: { description: 'also fail for interactions of our own design' },
        scenarios: { description: 'run the scenarios, which check what commands bring about, instead of the pact' },
        config: { value: 'FILE', description: 'with --scenarios, the config.json of the app, for its dialect' },
      },
      example:
        'npm run verify -- --provider https://gateway.example --merchant ABC\nnpm run verify -- --provider https://gateway.example --only wallet --states http://127.0.0.1:4020 --junit verify.xml',
    },
    argv,
  )
type VerifyArguments = ReturnType<typeof readArguments>

type Refuse = VerifyArguments['refuse']

function toBaseUrl(name: string, { address, refuse }: { address: string; refuse: Refuse }): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return refuse(`--${name} must be an http(s) address, not "${address}"`)
  // User, password and query are removed, so that they do not appear in requests, messages and reports.
  return `${url.origin}${url.pathname.replace(/\/$/, '')}${name === 'states' ? url.search : ''}`
}

/** Exits with a usage error if the address does not respond. Any response is enough, including a redirect. */
async function assertReachable(address: string, refuse: Refuse) {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    refuse(`${address} cannot be reached: ${cause?.message || (cause as { code?: string })?.code || message}`)
  }
}

async function findStatesUrl(provider: string): Promise<string | undefined> {
  const address = `${provider}/__admin/provider-states`
  const reply = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  const isList = reply?.ok && reply.headers.get('content-type')?.includes('json')
  return isList ? address : undefined
}

function printVerification({ known, designed, skipped, failedStates }: Verification) {
  printTally('known', known)
  printTally('designed', designed)
  if (skipped.length > 0) print(`${skipped.length} interactions are skipped: their states cannot be set up`)
  for (const state of failedStates) print(`! a state could not be set up: ${state}`)
}

function printTally(kind: string, { tried, broken }: Tally) {
  for (const { interaction, reasons } of broken) {
    print(`✗ ${interaction}`)
    for (const reason of reasons) print(`    ${reason}`)
  }
  print(`${tried - broken.length} of ${tried} ${kind} interactions hold`)
}

function writeReports({ provider, only }: Target, verification: Verification, { flags, refuse }: VerifyArguments) {
  const { json, junit } = flags
  const report = createReport(filterByTag(readPact().interactions, only), { provider, verification })
  storeVerified(provider, verifiedByTag(report))
  try {
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 1)}\n`)
    if (junit) writeFileSync(junit, toJunit(report))
  } catch (error) {
    refuse(`The report cannot be written: ${(error as Error).message}`)
  }
}

export async function verifyCommand(argv: string[]): Promise<void> {
  const command = readArguments(argv)
  const { refuse } = command
  const { provider: address, token, merchant, states, only, designed: isAll } = command.flags
  if (!address) return refuse('The gateway is missing: name it with --provider URL')
  assertHeaderText('token', { text: token, refuse })
  assertWritable('json', { file: command.flags.json, refuse })
  assertWritable('junit', { file: command.flags.junit, refuse })
  const provider = toBaseUrl('provider', { address, refuse })
  if (only !== undefined && !allTags.includes(only))
    refuse(`There is no tag "${only}"; there are ${allTags.join(', ')}`)
  await assertReachable(provider, refuse)
  const statesUrl = states ? toBaseUrl('states', { address: states, refuse }) : await findStatesUrl(provider)
  if (states && statesUrl) await assertReachable(statesUrl, refuse)
  if (!statesUrl) print('The provider has no URL for states: its data must match the examples')
  const target: Target = { provider, token, merchant, statesUrl, only }
  if (command.flags.scenarios) {
    const { verifyScenarios } = await import('./scenarios/verify-scenarios.ts')
    return verifyScenarios(target, { ...command.flags, refuse })
  }
  const verification = redactSecret(await verify(target), token)
  printVerification(verification)
  writeReports(target, verification, command)
  const { known, designed, failedStates } = verification
  if (known.tried + designed.tried === 0) refuse('No interaction was verified')
  const failures = [...known.broken, ...failedStates, ...(isAll ? designed.broken : [])]
  process.exitCode = failures.length > 0 ? 1 : 0
}

if (!isInstalled && process.argv[1] === import.meta.filename) await verifyCommand(process.argv.slice(2))
