import { toDecimal } from '../../kernel/money/money.ts'
import { type FieldChange, nameAccount, type RowChange, type WorldDiff } from './world-diff.ts'

export type DescribeOptions = {
  /** The maximum number of lines of each kind: balances, ledger, messages, rows, settings. */
  limit?: number | undefined
}

const DEFAULT_LIMIT = 20
const MAX_FIELDS = 6
const MAX_TEXT = 60

/** Returns the lines that say what changed, for a reviewer. Passwords, tokens and codes are hidden; a line says how many more there are. */
export function describeDiff(diff: WorldDiff, { limit = DEFAULT_LIMIT }: DescribeOptions = {}): string[] {
  const { time, balances, ledger, rows, settings, members } = diff
  const messages = rows.filter(isMessage)
  const sections = [
    {
      kind: 'balances',
      lines: balances.map(({ name, before, after }) => `${name}: ${toDecimal(before)} -> ${toDecimal(after)}`),
    },
    { kind: 'ledger entries', lines: ledger.map((change) => describeTransaction(change, members)) },
    { kind: 'messages', lines: messages.map((row) => describeMessage(row, members)) },
    { kind: 'rows', lines: rows.filter((row) => !isMessage(row)).map((row) => describeRow(row, members)) },
    { kind: 'settings', lines: settings.map((change) => `setting ${describeField(change)}`) },
  ]
  const lines = sections.flatMap(({ kind, lines: own }) => bound(own, kind, limit))
  const times = [time.before, time.after].map((at) => new Date(at).toISOString())
  const head = time.before === time.after ? [] : [`time: ${times.join(' -> ')}`]
  return lines.length === 0 ? [...head, 'Nothing changed'] : [...head, ...lines]
}

function bound(lines: string[], kind: string, limit: number): string[] {
  const more = lines.length - limit
  return more > 0 ? [...lines.slice(0, limit), `… and ${more} more ${kind}`] : lines
}

type Members = WorldDiff['members']

function describeTransaction({ change, transaction }: WorldDiff['ledger'][number], members: Members): string {
  const { type, orderNo, remark, postings } = transaction
  const amount = postings.reduce((sum, posting) => sum + Math.max(posting.amount, 0), 0)
  const names = (isPaid: boolean) =>
    postings
      .filter((posting) => posting.amount < 0 === isPaid)
      .map(({ account }) => nameAccount(account, members))
      .join(', ')
  const head = `${change === 'removed' ? 'no longer ' : ''}${type.replaceAll('_', ' ')} ${toDecimal(amount)}`
  return `ledger: ${head}, ${shorten(remark)} ${orderNo} (${names(true)} -> ${names(false)})`
}

/** A new letter in an inbox, SMS or mail. */
const isMessage = ({ table, change, row }: RowChange) =>
  change === 'added' && (table === 'outbox' || (table === 'letters' && row['box'] === 'in'))

function describeMessage({ table, row }: RowChange, members: Members): string {
  if (table === 'outbox')
    return `${String(row['kind'])} '${shorten(textOf(row['subject'] ?? row['text']))}' to ${textOf(row['to'])}`
  const { en } = row['title'] as { en: string }
  return `message '${shorten(en)}' to ${members[String(row['memberId'])] ?? textOf(row['memberId'])}`
}

function describeRow({ table, change, row, fields }: RowChange, members: Members): string {
  const member = members[String(row['memberId'])]
  const name = `${table} ${table === 'members' ? (members[row.id] ?? row.id) : row.id}${member ? ` of ${member}` : ''}`
  if (change === 'removed') return `${name} removed`
  const shown = fields.filter(({ field }) => field !== 'memberId')
  const list = shown.slice(0, MAX_FIELDS).map(change === 'added' ? describeValue : describeField)
  const more = shown.length - list.length
  return `${name}${change === 'added' ? ' added' : ''}: ${[...list, ...(more > 0 ? [`${more} more fields`] : [])].join(', ')}`
}

const SECRET = /password|secret|token|print$|code$|answer/i

const valueOf = (field: string, value: unknown) =>
  SECRET.test(field) && value !== undefined ? '(hidden)' : shorten(textOf(value))

const describeValue = ({ field, after }: FieldChange) => `${field} ${valueOf(field, after)}`
const describeField = ({ field, before, after }: FieldChange) =>
  `${field} ${valueOf(field, before)} -> ${valueOf(field, after)}`

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
