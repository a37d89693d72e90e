import { randomUUID } from 'node:crypto'
import { assertReportsWritable, writeCiReport } from '../../../../../ci-report.ts'
import {
  assertHeaderText,
  parseAddress,
  parseInteger,
  print,
  readCommand,
  refuse,
} from '../../../../../command-line.ts'
import { runSequences, type SequenceResult } from '../../wallet-check/run-sequences.ts'
import { walletSequences } from '../../wallet-check/sequences.ts'
import { countResults, renderSequence, toWalletCiReport, toWalletReport } from '../../wallet-check/wallet-report.ts'
import { writeAtomically } from '../json-file.ts'
import { assertNoExtraPositionals } from '../running-mock.ts'

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan wallet-check',
      description:
        'Sends sequences of balance, debit, credit and rollback calls to a wallet and checks its balance. It moves money of the player: use a test wallet, never one with real money. Exit code 1 if a sequence is broken.',
      flags: {
        url: { value: 'URL', description: 'the wallet; the name of the call is appended: URL/debit' },
        player: { value: 'NAME', description: 'a test player with a balance of at least 100' },
        session: { value: 'ID', description: 'an open session of the player' },
        'closed-session': {
          value: 'ID',
          description: 'a session of the player that has ended; without it some are skipped',
        },
        currency: { value: 'CODE', description: 'the currency of the player', default: 'VND' },
        header: { value: 'HEADER', description: 'a header of each call, such as "Authorization: Bearer abc"' },
        secret: { value: 'KEY', description: 'signs each body: X-Signature is its HMAC-SHA256 in hex' },
        timeout: { value: 'MS', description: 'the limit of one call, ms', default: '10000' },
        only: { value: 'TEXT', description: 'only sequences whose name contains this text' },
        json: { value: 'FILE', description: 'also write the report to this file' },
        junit: { value: 'FILE', description: 'also write the report as JUnit XML to this file' },
      },
      positionals: '',
      example:
        'npx longan wallet-check --url https://operator.example/wallet --player test01 --session abc --closed-session xyz --junit wallet.xml',
    },
    argv,
  )

const MAX_TIMEOUT = 120_000

/** `longan wallet-check`: reports which sequences of calls a wallet handles wrongly. Prints no header, secret or session. */
export async function walletCheck(argv: string[]): Promise<void> {
  const { flags, positionals } = read(argv)
  assertNoExtraPositionals(positionals, 0)
  if (!flags.url) return refuse('A wallet is missing: pass it with --url')
  if (!flags.player) return refuse('A test player is missing: pass it with --player')
  if (!flags.session) return refuse('An open session is missing: pass it with --session')
  assertReportsWritable(flags)
  const { player, session, currency, secret, only = '', 'closed-session': closedSession } = flags
  const timeout = parseInteger(flags.timeout, { name: 'timeout', lowest: 1, highest: MAX_TIMEOUT })
  const sequences = walletSequences.filter(({ name }) => name.includes(only))
  if (sequences.length === 0) return refuse(`No sequence has "${only}" in its name`)
  const account = { player, session, closedSession, currency }
  const run = randomUUID().slice(0, 8)
  const options = {
    url: parseAddress('url', flags.url),
    header: headerOf(flags.header),
    timeout,
    secret,
    run,
    ...account,
  }
  const results: SequenceResult[] = []
  for await (const result of runSequences(sequences, options)) {
    print(...renderSequence(result))
    results.push(result)
  }
  if (flags.json) await writeAtomically(flags.json, `${JSON.stringify(toWalletReport(results), null, 1)}\n`, 'report')
  writeCiReport(toWalletCiReport(results), flags)
  const [holds, broken, skipped] = (['holds', 'broken', 'skipped'] as const).map((one) => countResults(results, one))
  print(`${holds} of ${results.length} sequences hold, ${broken} are broken, ${skipped} are skipped`)
  if (!holds && broken && results.every(isUnread))
    print('No balance could be read: check --url, --player, --session, --currency, --header and --secret')
  if (!holds && !broken) refuse('All sequences were skipped: the reasons name what they need')
  if (broken) process.exitCode = 1
}

const isUnread = ({ status, reason = '' }: SequenceResult) =>
  status === 'skipped' || /^balance(?::| is refused)/.test(reason)

function headerOf(text: string | undefined) {
  if (text === undefined) return undefined
  assertHeaderText('header', text)
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  return name && value ? { name, value } : refuse('--header must have a name and a value: "Name: value"')
}
