import { assertReportsWritable, type CiReport, type CiResult, writeCiReport } from '../../../../../ci-report.ts'
import { assertHeaderText, parseAddress, readCommand, print, refuse } from '../../../../../command-line.ts'
import type { OperationDiff } from '../../drift/drift.ts'
import { createGatewayClient } from '../../drift/gateway-client.ts'
import { isSilent, MAX_TIMEOUTS } from '../../drift/timeouts.ts'
import { loadNodeAdapter } from '../bundle.ts'
import { writeAtomically } from '../json-file.ts'
import { assertNoExtraPositionals } from '../running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan drift',
      description:
        'Compares the responses of a gateway with the OpenAPI document and with the mock. Only operations without effects are called. Exit code 1 if something differs.',
      flags: {
        gateway: { value: 'URL', description: 'the gateway' },
        only: { value: 'TAG', description: 'only operations of this tag, such as wallet' },
        token: { value: 'TOKEN', description: 'a session token; without it only public operations are called' },
        merchant: { value: 'CODE', description: 'the merchant the gateway knows', default: 'DEMO' },
        json: { value: 'FILE', description: 'also write the report to this file' },
        junit: { value: 'FILE', description: 'also write the report as JUnit XML to this file' },
        unsafe: {
          description:
            'also call operations with effects: deposits, bets, passwords. Never use it on a production gateway',
        },
      },
      positionals: '',
      example:
        'npx longan drift --gateway https://gateway.example --merchant ABC --only games\nnpx longan drift --gateway http://127.0.0.1:4010 --json drift.json',
    },
    argv,
  )

/** `longan drift`: reports how a gateway differs from the document. Prints no token and no personal data. */
export async function drift(argv: string[]): Promise<void> {
  const { flags, positionals } = read(argv)
  assertNoExtraPositionals(positionals, 0)
  assertHeaderText('token', flags.token)
  assertReportsWritable(flags)
  if (!flags.gateway) return refuse('A gateway is missing: pass it with --gateway')
  const gateway = createGatewayClient(parseAddress('gateway', flags.gateway))
  const adapter = await loadNodeAdapter()
  const { createNodeMock, drift: compareGateway, driftTags, countSessionErrors } = adapter
  const { token, only, merchant, unsafe: isUnsafe } = flags
  if (only !== undefined && !driftTags().includes(only))
    return refuse(`There is no tag "${only}"; there are ${driftTags().join(', ')}`)
  const response = await gateway('/', { method: 'GET', headers: {} })
  if ('failure' in response) return refuse(`Failed to reach the gateway: ${response.failure}`)
  print(`Comparing with version ${adapter.documentVersion} of the OpenAPI document`)
  const mock = createNodeMock({ isStrict: false, maxWorlds: 4 })
  const results: OperationDiff[] = []
  for await (const one of compareGateway({ gateway, mock, merchant, token, only, isUnsafe })) {
    print(...linesOf(one))
    results.push(one)
    if (isSilent(results)) break
  }
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(results, null, 1)}\n`, 'report')
  writeCiReport(toCiReport(results), flags)
  if (isSilent(results))
    return refuse(`The gateway did not respond ${MAX_TIMEOUTS} times in a row: the comparison was stopped`)
  const sessionErrors = token === undefined ? 0 : countSessionErrors(results)
  if (sessionErrors > 0) refuse(`The gateway does not accept the token: it refused ${sessionErrors} operations`)
  printSummary(results)
}

const MARKS = { same: '✓', differs: '✗', refused: '·', skipped: '-' } as const

const REASONS = { refused: 'refused with', skipped: 'not called:' } as const

const MAX_LINES = 20

function linesOf(one: OperationDiff): string[] {
  const head = `${MARKS[one.status]} ${one.operation}`
  if ('reason' in one) return [`${head}: ${REASONS[one.status]} ${one.reason}`]
  const absent = one.absent.length > 0 ? [`    (optional and missing: ${one.absent.join(', ')})`] : []
  if (!('differences' in one)) return [head, ...absent]
  const lines = one.differences.map(({ field, says }) => `    ${field} ${says}`)
  const more = lines.length > MAX_LINES ? [`    … and ${lines.length - MAX_LINES} more: --json FILE contains all`] : []
  return [head, ...lines.slice(0, MAX_LINES), ...more, ...absent]
}

function toCiResult(one: OperationDiff): CiResult {
  const named = { name: one.operation, tag: one.tag } as const
  if (one.status === 'same') return { ...named, status: 'passed' }
  if ('reason' in one) return { ...named, status: 'skipped', reason: `${REASONS[one.status]} ${one.reason}` }
  const says = one.differences.map(({ field, says: what }) => `${field} ${what}`)
  return { ...named, status: 'failed', reason: says.join('; ') }
}

const toCiReport = (results: OperationDiff[]): CiReport => ({
  name: 'drift',
  suites: [{ name: 'operations', results: results.map(toCiResult) }],
})

function printSummary(results: OperationDiff[]) {
  const count = (status: OperationDiff['status']) => results.filter((one) => one.status === status).length
  const called = results.length - count('skipped')
  if (called === 0) refuse('No operation was called: each of them needs a session (--token) or has effects')
  print(
    `${count('differs')} of ${called} operations differ; ${count('refused')} were refused, ${count('skipped')} not called`,
  )
  if (count('differs') > 0) process.exitCode = 1
}
