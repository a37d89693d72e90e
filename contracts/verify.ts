import { writeFileSync } from 'node:fs'
import { assertReportsWritable, type CiReport, writeCiReport } from '../ci-report.ts'
import { assertHeaderText, parseAddress, print, readCommand, refuse, runCommand } from '../command-line.ts'
import { isInstalled } from '../installed.ts'
import { BrokerError, toBrokerUrl } from './broker/broker-client.ts'
import { documentVersion } from './declared.ts'
import { readPact } from './pact-file.ts'
import { sendRequest, TimeoutError, UnreachableError } from './verify/gateway-request.ts'
import { exitCodeOf, toLines } from './verify/verification-lines.ts'
import { allTags, filterByName, isSelectable } from './verify/tags.ts'
import { toCiReport, createReport, verifiedByTag } from './verify/verification-report.ts'
import { type Target, type Verification, verify } from './verify/verification.ts'

const readArguments = (argv: string[]) =>
  readCommand(
    {
      run: 'npm run verify',
      description:
        'Verifies the contracts against a gateway. Exit code 1 if an interaction that counts fails or a state cannot be set up, 2 if nothing was verified.',
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
        only: {
          value: 'NAME',
          description: 'only interactions of a tag or of one operation, such as wallet or getWallet',
        },
        json: {
          value: 'FILE',
          description: 'write the report, one entry per interaction; with --broker, a list of reports',
        },
        junit: { value: 'FILE', description: 'write the report as JUnit XML' },
        scenarios: { description: 'run the scenarios, which check what commands bring about, instead of the pact' },
        config: { value: 'FILE', description: 'with --scenarios, the config.json of the app, for its dialect' },
        designed: { description: 'pending interactions (our own design) count as well' },
        broker: {
          value: 'URL',
          description: 'verify the pacts that this Pact Broker selects, and publish the results',
        },
        'provider-version': {
          value: 'VERSION',
          description: 'with --broker, the version of the gateway; by default the commit of this folder',
        },
        'provider-branch': { value: 'NAME', description: 'with --broker, its branch; by default that of this folder' },
        selectors: {
          value: 'JSON',
          description: 'with --broker, consumer version selectors; by default main branch, same branch and deployed',
        },
        'wip-since': { value: 'DAY', description: 'with --broker, since when; by default the last 60 days' },
        'no-publish': { description: 'with --broker, publish no results; files may then be changed' },
      },
      example:
        'npm run verify -- --provider https://gateway.example --merchant ABC\nnpm run verify -- --provider https://gateway.example --only wallet --states http://127.0.0.1:4020 --junit verify.xml',
    },
    argv,
  )
type VerifyArguments = ReturnType<typeof readArguments>

const STATES_PATH = '/__admin/provider-states'

function assertFlagsFit({ flags }: VerifyArguments) {
  const { broker, config, scenarios, designed } = flags
  const ofBroker = (['provider-version', 'provider-branch', 'selectors', 'wip-since', 'no-publish'] as const).find(
    (name) => flags[name] !== undefined && flags[name] !== false,
  )
  if (broker === undefined && ofBroker) refuse(`--${ofBroker} goes with --broker`)
  if (config !== undefined && !scenarios) refuse('--config goes with --scenarios')
  if (designed && scenarios) refuse('--designed does not go with --scenarios: each scenario counts')
  if (broker !== undefined && scenarios) refuse('--broker does not go with --scenarios: a pact has none')
}

/** Time limit of the first request, ms. */
const FIRST_TIMEOUT_MS = 10_000

const getFrom = (address: string, path = '') => {
  const url = new URL(address)
  const request = { method: 'GET', url: path + url.search, headers: {}, body: Buffer.alloc(0) }
  return sendRequest(url, request, { timeoutMs: FIRST_TIMEOUT_MS, name: url.origin + url.pathname.replace(/\/$/, '') })
}

/** Throws a usage error if there is no connection. Any response is enough, even one that cannot be read. */
async function assertReachable(address: string) {
  try {
    await getFrom(address)
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof TimeoutError) refuse(error.message)
  }
}

async function findStatesUrl(provider: string): Promise<string | undefined> {
  const reply = await getFrom(provider, STATES_PATH).catch(() => undefined)
  const isList = reply?.status === 200 && reply.headers['content-type']?.includes('json')
  return isList ? provider + STATES_PATH : undefined
}

async function writeReports({ provider, only }: Target, verification: Verification, { flags }: VerifyArguments) {
  // The mock, which takes longer to load than everything else of this command, stores the result.
  const { storeVerified } = await import('@longan/mock-server/node')
  const interactions = filterByName(readPact().interactions, only)
  const report = createReport(interactions, { provider, verification, isDesignedCounted: flags.designed })
  storeVerified(provider, verifiedByTag(report))
  writeFiles(flags, { json: report, ci: toCiReport(report) })
}

function writeFiles(flags: VerifyArguments['flags'], reports: { json: object; ci: CiReport }) {
  try {
    if (flags.json) writeFileSync(flags.json, `${JSON.stringify(reports.json, null, 1)}\n`)
  } catch (error) {
    refuse(`The report cannot be written: ${(error as Error).message}`)
  }
  writeCiReport(reports.ci, flags)
}

async function verifyWithBroker(target: Target, flags: VerifyArguments['flags']) {
  const { verifyFromBroker } = await import('./broker/verify-broker.ts')
  const broker = toBrokerUrl(flags.broker ?? '')
  const reports = await verifyFromBroker(target, { ...flags, broker }).catch((error: Error) => {
    if (error instanceof BrokerError) refuse(error.message)
    throw error
  })
  writeFiles(flags, { json: reports, ci: toCiReport(...reports) })
}

export async function verifyCommand(argv: string[]): Promise<void> {
  const command = readArguments(argv)
  const { provider: address, token, merchant, states, only, designed: isAll } = command.flags
  if (!address) return refuse('The gateway is missing: name it with --provider URL')
  assertFlagsFit(command)
  assertHeaderText('token', token)
  assertReportsWritable(command.flags)
  const provider = parseAddress('provider', address)
  const named = states === undefined ? undefined : parseAddress('states', states, { mayHaveQuery: true })
  if (only !== undefined && !isSelectable(only))
    refuse(`There is no tag or operation "${only}"; the tags are ${allTags.join(', ')}`)
  await assertReachable(provider)
  const statesUrl = named ?? (await findStatesUrl(provider))
  if (named) await assertReachable(named)
  print(`Verifying version ${documentVersion} of the OpenAPI document`)
  if (!statesUrl) print('The provider has no URL for states: its data must match the examples')
  const target: Target = { provider, token, merchant, statesUrl, only }
  if (command.flags.scenarios) {
    const { verifyScenarios } = await import('./scenarios/verify-scenarios.ts')
    return verifyScenarios(target, command.flags)
  }
  if (command.flags.broker !== undefined) return verifyWithBroker(target, command.flags)
  const verification = await verify(target).catch((error: Error) => refuse(error.message))
  print(...toLines(verification, isAll))
  await writeReports(target, verification, command)
  const { known, designed } = verification
  if (known.tried + designed.tried === 0) refuse('No interaction was verified')
  process.exitCode = exitCodeOf(verification, isAll)
}

if (!isInstalled && process.argv[1] === import.meta.filename)
  await runCommand(() => verifyCommand(process.argv.slice(2)))
