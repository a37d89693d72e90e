import { toMinor } from '../../kernel/money/money.ts'
import { CLOSED_SESSION, credit, type Requirement, type Sequence, type Step, type WalletCall } from './sequence.ts'
import { createWalletClient, type WalletOptions, type WalletReply } from './wallet-client.ts'

export type CheckOptions = WalletOptions & {
  player: string
  /** An open session of the player, and one that has ended. */
  session: string
  closedSession?: string | undefined
  currency: string
  /** Makes the ids of this run unique. */
  run: string
}

export type SequenceResult = Pick<Sequence, 'name' | 'sends' | 'expects'> & {
  status: 'holds' | 'broken' | 'skipped'
  /** What went wrong, or why the sequence did not run. */
  reason?: string
}

/** The balance that the sequences need, in minor units. */
export const MIN_BALANCE = 10_000
/** After so many sequences in a row without a response the rest is skipped. */
const MAX_SILENT = 3

class Finding extends Error {
  readonly isSilent: boolean
  constructor(message: string, isSilent = false) {
    super(message)
    this.isSilent = isSilent
  }
}

/** Runs sequences against a wallet, one after another. Whatever the wallet responds is a result, not an error. */
export async function* runSequences(
  sequences: readonly Sequence[],
  options: CheckOptions,
): AsyncGenerator<SequenceResult> {
  let silent = 0
  for (const [index, sequence] of sequences.entries()) {
    const result = (status: SequenceResult['status'], reason?: string): SequenceResult => ({
      name: sequence.name,
      sends: sequence.sends,
      expects: sequence.expects,
      status,
      ...(reason !== undefined && { reason }),
    })
    const missing = silent >= MAX_SILENT ? 'the wallet does not respond' : missingFor(sequence.needs, options)
    if (missing) {
      yield result('skipped', missing)
      continue
    }
    const outcome = await run(sequence, createSession(options, `${options.run}-${index + 1}`))
    silent = outcome.finding?.isSilent ? silent + 1 : 0
    if (outcome.missing) yield result('skipped', outcome.missing)
    else yield outcome.finding ? result('broken', outcome.finding.message) : result('holds')
  }
}

function missingFor(needs: Requirement | undefined, { closedSession, secret, header }: CheckOptions) {
  if (needs === 'closedSession' && closedSession === undefined) return 'needs --closed-session'
  if (needs === 'secret' && secret === undefined) return 'needs --secret'
  return needs === 'header' && header === undefined ? 'needs --header' : undefined
}

type Session = ReturnType<typeof createSession>
type Outcome = { finding?: Finding; missing?: string }

async function run(sequence: Sequence, session: Session): Promise<Outcome> {
  let start: number
  try {
    start = await session.readBalance()
  } catch (error) {
    return { finding: toFinding(error) }
  }
  if (start < MIN_BALANCE)
    return { missing: `the balance is ${amountText(start)}, and ${amountText(MIN_BALANCE)} are needed` }
  try {
    let expected = start
    for (const step of sequence.steps(start)) {
      expected += step.change
      await session.take(step, expected)
    }
    const end = await session.readBalance()
    if (end !== expected)
      throw new Finding(`the balance is ${amountText(end)} after the sequence, expected ${amountText(expected)}`)
    await session.restore(start)
    return {}
  } catch (error) {
    const finding = toFinding(error)
    if (!finding.isSilent) await session.restore(start)
    return { finding }
  }
}

/** Returns a finding; every other error is a defect of the check and is thrown. */
function toFinding(error: unknown): Finding {
  if (error instanceof Finding) return error
  throw error
}

function createSession(options: CheckOptions, prefix: string) {
  const client = createWalletClient(options)
  const { player, session, currency, closedSession } = options

  function bodyOf({ fields, text }: WalletCall): string {
    if (text !== undefined) return text
    const own = Object.entries(fields).map(([name, value]) => [name, valueOf(name, value)] as const)
    return JSON.stringify({ player, session, currency, ...Object.fromEntries(own) })
  }

  const valueOf = (name: string, value: unknown) => {
    if (value === CLOSED_SESSION) return closedSession
    return IDS.has(name) && typeof value === 'string' ? `${prefix}-${value.replaceAll(' ', '-')}` : value
  }

  const send = (call: WalletCall) => client.send(call.name, bodyOf(call), call.credentials)

  async function take(step: Step, expected: number): Promise<void> {
    if ('together' in step) return takeTogether(step)
    const { call, outcome } = step
    if (outcome === 'lost') return client.sendAndLose(call.name, bodyOf(call))
    const reply = assertReply(await send(call), describeCall(call))
    if (outcome === 'refused') return assertRefused(reply, describeCall(call))
    const balance = assertAccepted(reply, { call, currency })
    if (balance !== expected)
      throw new Finding(
        `${describeCall(call)} responds with the balance ${amountText(balance)}, expected ${amountText(expected)}`,
      )
  }

  async function takeTogether({ together, accepted }: Extract<Step, { together: unknown }>): Promise<void> {
    const sent = together.map(async (call) => ({ call, reply: await send(call) }))
    const replies = (await Promise.all(sent)).map(({ call, reply }) => ({
      call,
      reply: assertReply(reply, describeCall(call)),
    }))
    const taken = replies.filter(({ reply }) => reply.status === 200)
    for (const { call, reply } of replies)
      if (reply.status === 200) assertAccepted(reply, { call, currency })
      else assertRefused(reply, describeCall(call))
    if (accepted !== undefined && taken.length !== accepted)
      throw new Finding(
        `${taken.length} of ${together.length} calls at the same time are accepted, expected ${accepted}`,
      )
  }

  async function readBalance(): Promise<number> {
    const call: WalletCall = { name: 'balance', fields: {} }
    return assertAccepted(assertReply(await send(call), 'balance'), { call, currency })
  }

  return {
    take,
    readBalance,
    /** Pays what the sequence has cost, so that the money of the player lasts. A wallet that refuses it loses no result. */
    async restore(start: number): Promise<void> {
      const reply = await send({ name: 'balance', fields: {} })
      const now = 'json' in reply ? toMinor(Number(reply.json['balance'])) : undefined
      if (now !== undefined && now < start) await send(credit((start - now) / 100, { transactionId: 'restore' }))
    },
  }
}

/** Fields with ids, which a run makes unique. */
const IDS = new Set(['transactionId', 'roundId', 'debitId'])

type Answered = Extract<WalletReply, { status: number }>

function assertReply(reply: WalletReply, what: string): Answered {
  if ('failure' in reply) throw new Finding(`${what}: ${reply.failure}`, reply.isSilent)
  return reply
}

function assertRefused({ status }: Answered, what: string) {
  if (status < 400) throw new Finding(`${what} is accepted (${status}), expected a refusal (4xx)`)
}

function assertAccepted({ status, json }: Answered, { call, currency }: { call: WalletCall; currency: string }) {
  const what = describeCall(call)
  if (status !== 200) throw new Finding(`${what} is refused (${status}), expected 200`)
  const { balance } = json
  const minor = typeof balance === 'number' ? toMinor(balance) : undefined
  if (minor === undefined) throw new Finding(`${what}: "balance" is not a number with at most two decimals`)
  if (json['currency'] !== currency) throw new Finding(`${what}: "currency" is not ${currency}`)
  return minor
}

function describeCall({ name, fields }: WalletCall): string {
  const { amount } = fields
  return amount === undefined ? name : `${name} ${JSON.stringify(amount)}`
}

const amountText = (minor: number) => (minor / 100).toFixed(2)
