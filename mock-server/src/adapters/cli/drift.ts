import { assertHeaderText, readCommand, assertWritable } from '../../../../command-line.ts'
import type { OperationDiff } from '../drift/drift.ts'
import { gatewayAt } from '../drift/gateway-client.ts'
import { isSilent, MAX_TIMEOUTS } from '../drift/timeouts.ts'
import { loadNodeAdapter } from './bundle.ts'
import { writeAtomically } from './json-file.ts'
import { addressOf, assertNoExtraPositionals, print } from './running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan drift',
      description:
        'Does a gateway answer as the description says, and in the shape of the mock’s own answers? Only questions are asked. Exit code 1 where something differs.',
      flags: {
        gateway: { value: 'URL', description: 'the gateway' },
        only: { value: 'TAG', description: 'only operations of this tag, such as wallet' },
        token: { value: 'TOKEN', description: 'of a session; without it only what is open to everybody is asked' },
        merchant: { value: 'CODE', description: 'the merchant the gateway knows', default: 'DEMO' },
        json: { value: 'FILE', description: 'write the report there, too' },
        unsafe: {
          description: 'call what changes something, too: deposits, bets, passwords. Never on a gateway that matters',
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
  const { flags, positionals, refuse } = read(argv)
  assertNoExtraPositionals(positionals, { max: 0, refuse })
  assertHeaderText('token', { text: flags.token, refuse })
  assertWritable('json', { file: flags.json, refuse })
  if (!flags.gateway) return refuse('Which gateway? Name it with --gateway')
  const gateway = gatewayAt(addressOf('gateway', { text: flags.gateway, refuse }))
  const { createNodeMock, drift: drifting, driftTags, withoutSession } = await loadNodeAdapter()
  const { token, only, merchant, unsafe: isUnsafe } = flags
  if (only !== undefined && !driftTags().includes(only))
    return refuse(`There is no tag "${only}"; there are ${driftTags().join(', ')}`)
  const greeting = await gateway('/', { method: 'GET', headers: {} })
  if ('failure' in greeting) return refuse(`The gateway cannot be reached: ${greeting.failure}`)
  const mock = createNodeMock({ isStrict: false, maxWorlds: 4 })
  const results: OperationDiff[] = []
  for await (const one of drifting({ gateway, mock, merchant, token, only, isUnsafe })) {
    print(...linesOf(one))
    results.push(one)
    if (isSilent(results)) break
  }
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(results, null, 1)}\n`, { kind: 'report', refuse })
  if (isSilent(results)) return refuse(`The gateway was silent ${MAX_TIMEOUTS} times in a row: nothing more was asked`)
  const strange = token === undefined ? 0 : withoutSession(results)
  if (strange > 0) refuse(`The gateway does not take the token: ${strange} operations were refused for it`)
  conclude(results, refuse)
}

const MARKS = { same: '✓', differs: '✗', refused: '·', skipped: '-' } as const

/** Of one operation; who answers with something else altogether differs everywhere. */
const MOST_LINES = 20

function linesOf(one: OperationDiff): string[] {
  const head = `${MARKS[one.word]} ${one.operation}`
  if ('reason' in one) return [`${head}: ${one.word === 'refused' ? 'refused with' : 'not asked,'} ${one.reason}`]
  const absent = one.absent.length > 0 ? [`    (optional, and not there: ${one.absent.join(', ')})`] : []
  if (!('differences' in one)) return [head, ...absent]
  const lines = one.differences.map(({ field, says }) => `    ${field} ${says}`)
  const more =
    lines.length > MOST_LINES ? [`    … and ${lines.length - MOST_LINES} more: --json FILE has them all`] : []
  return [head, ...lines.slice(0, MOST_LINES), ...more, ...absent]
}

function conclude(results: OperationDiff[], refuse: (sentence: string) => never) {
  const count = (word: OperationDiff['word']) => results.filter((one) => one.word === word).length
  const asked = results.length - count('skipped')
  if (asked === 0) refuse('Nothing was asked: each of these operations takes a session (--token), or changes something')
  print(
    `${count('differs')} of ${asked} operations differ; ${count('refused')} were refused, ${count('skipped')} not asked`,
  )
  if (count('differs') > 0) process.exitCode = 1
}
