import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A mistake that operators' wallets have. */
export type PlantedFault =
  | 'a repeated debit is taken again'
  | 'a repeated credit is paid again'
  | 'a repeated rollback returns the amount again'
  | 'a repeated debit is refused'
  | 'a repeated call responds with the balance of the first'
  | 'a rollback of an unknown debit is refused'
  | 'a rollback before its debit leaves no trace'
  | 'a rollback after the credit is accepted'
  | 'only the last transaction is rolled back'
  | 'a rollback returns all debits of the round'
  | 'a credit needs no debit'
  | 'a credit counts debits that were rolled back'
  | 'a refused call is remembered as done'
  | 'ids are looked up before the lock'
  | 'the balance is compared before the lock'
  | 'the balance may fall below zero'
  | 'negative amounts are accepted'
  | 'a debit of zero is accepted'
  | 'fractions are rounded'
  | 'amounts are cut to whole units'
  | 'amounts are 32-bit integers'
  | 'amounts are parsed from text'
  | 'an id may have another amount'
  | 'ids are unique in a round only'
  | 'debits and credits have separate ids'
  | 'a round has one debit only'
  | 'a credit needs an open session'
  | 'a rollback needs an open session'
  | 'a debit needs no open session'
  | 'any player has a wallet'
  | 'the currency is ignored'
  | 'the signature is not checked'
  | 'the signature is optional'
  | 'the token is not checked'

type Body = Partial<Record<'player' | 'session' | 'currency' | 'transactionId' | 'roundId' | 'debitId', string>> & {
  amount?: number
}
type Entry = { kind: string; round: string; amount: number; debitId: string | undefined; balance: number }

export const WALLET = { player: 'test01', session: 'open', closedSession: 'ended', currency: 'VND' }
export const SECRET = 'test-secret'
export const TOKEN = 'Bearer test'

class Refused extends Error {}
const refuseIf = (isRefused: boolean, reason: string) => {
  if (isRefused) throw new Refused(reason)
}

/** A wallet in memory, correct but for the faults that are planted. Money in minor units. */
class TestWallet {
  readonly has: (fault: PlantedFault) => boolean
  #entries = new Map<string, Entry>()
  #balance = 100_000
  #queue: Promise<unknown> = Promise.resolve()
  #last: string | undefined
  /** Resolves at the second debit, so that a wallet without a lock has two at the same time. */
  #race = Promise.withResolvers<void>()
  #debits = 0

  constructor(faults: readonly PlantedFault[]) {
    this.has = (fault) => faults.includes(fault)
  }

  take(kind: string, body: Body): Promise<number> {
    if (this.has('ids are looked up before the lock') || this.has('the balance is compared before the lock'))
      return this.#take(kind, body)
    const taken = this.#queue.then(() => this.#take(kind, body))
    this.#queue = taken.catch(() => undefined)
    return taken
  }

  async #take(kind: string, body: Body): Promise<number> {
    this.#checkPlayer(kind, body)
    if (kind === 'balance') return this.#balance
    refuseIf(!body.transactionId || !body.roundId, 'an id is missing')
    const amount = kind === 'rollback' ? 0 : this.#toAmount(body)
    const known = this.#findRepeated(kind, body, amount)
    if (known) return this.has('a repeated call responds with the balance of the first') ? known.balance : this.#balance
    return this.#post(kind, body, amount)
  }

  async #post(kind: string, body: Body, amount: number): Promise<number> {
    const entry = { kind, round: body.roundId!, amount, debitId: body.debitId, balance: this.#balance }
    if (this.has('ids are looked up before the lock')) await this.#waitForRace(kind)
    if (this.has('a refused call is remembered as done')) this.#entries.set(this.#keyOf(kind, body), entry)
    const change = this.#changeOf(kind, body, amount)
    const isAbove = this.#balance + change < 0
    if (this.has('the balance is compared before the lock')) await this.#waitForRace(kind)
    refuseIf(isAbove && !this.has('the balance may fall below zero'), 'the balance is not enough')
    this.#balance += change
    this.#last = body.transactionId
    this.#entries.set(this.#keyOf(kind, body), { ...entry, balance: this.#balance })
    return this.#balance
  }

  async #waitForRace(kind: string) {
    if (kind !== 'debit') return
    if (++this.#debits === 2) this.#race.resolve()
    await this.#race.promise
  }

  #keyOf(kind: string, { transactionId, roundId }: Body) {
    const round = this.has('ids are unique in a round only') ? `${roundId} ` : ''
    return `${this.has('debits and credits have separate ids') ? kind : ''}${round}${transactionId}`
  }

  #debitOf({ debitId, roundId }: Body) {
    const key = this.#keyOf('debit', { transactionId: debitId!, roundId: roundId! })
    return this.#entries.get(key) ?? this.#entries.get(debitId!)
  }

  #isRolledBack(id: string | undefined) {
    return [...this.#entries.values()].some(({ kind, debitId }) => kind === 'rollback' && debitId === id)
  }

  #toAmount({ amount }: Body): number {
    const number = this.has('amounts are parsed from text') ? Number(amount) : amount
    if (typeof number !== 'number' || !Number.isFinite(number)) throw new Refused('the amount is not a number')
    const minor = Math.round(number * 100)
    const isWhole = Math.abs(number * 100 - minor) < 1e-6
    refuseIf(!isWhole && !this.has('fractions are rounded'), 'the amount has more than two decimals')
    refuseIf(!Number.isSafeInteger(minor), 'the amount is too large')
    refuseIf(minor < 0 && !this.has('negative amounts are accepted'), 'the amount is negative')
    if (this.has('amounts are cut to whole units')) return Math.trunc(number) * 100
    return this.has('amounts are 32-bit integers') ? minor % 2 ** 32 : minor
  }

  #checkPlayer(kind: string, { player, session, currency }: Body) {
    refuseIf(player !== WALLET.player && !this.has('any player has a wallet'), 'the player is unknown')
    refuseIf(currency !== WALLET.currency && !this.has('the currency is ignored'), 'the currency is wrong')
    const needsSession = {
      balance: true,
      debit: !this.has('a debit needs no open session'),
      credit: this.has('a credit needs an open session'),
      rollback: this.has('a rollback needs an open session'),
    }[kind]
    refuseIf(needsSession === true && session !== WALLET.session, 'the session is not open')
  }

  #changeOf(kind: string, body: Body, amount: number): number {
    if (kind === 'debit') return this.#checkDebit(body, amount)
    return kind === 'credit' ? this.#checkCredit(body, amount) : this.#checkRollback(body)
  }

  #inRound({ roundId }: Body, wanted: string) {
    return [...this.#entries].filter(([, { kind, round }]) => round === roundId && kind === wanted)
  }

  #checkDebit(body: Body, amount: number) {
    refuseIf(amount === 0 && !this.has('a debit of zero is accepted'), 'the amount is 0')
    const isLate = this.#isRolledBack(body.transactionId) && !this.has('a rollback before its debit leaves no trace')
    refuseIf(isLate, 'the debit was rolled back')
    const hasDebit = this.#inRound(body, 'debit').length > 0
    refuseIf(this.has('a round has one debit only') && hasDebit, 'the round has a debit')
    return -amount
  }

  #checkCredit(body: Body, amount: number) {
    const countsAll = this.has('a credit counts debits that were rolled back')
    const open = this.#inRound(body, 'debit').filter(([id]) => countsAll || !this.#isRolledBack(id))
    refuseIf(open.length === 0 && !this.has('a credit needs no debit'), 'the round has no debit')
    return amount
  }

  #checkRollback(body: Body) {
    const debit = this.#debitOf(body)
    refuseIf(!debit && this.has('a rollback of an unknown debit is refused'), 'the debit is unknown')
    if (!debit) return 0
    refuseIf(debit.kind !== 'debit', 'this is no debit')
    refuseIf(this.has('only the last transaction is rolled back') && this.#last !== body.debitId, 'not the last')
    const isPaid = this.#inRound(body, 'credit').length > 0
    refuseIf(isPaid && !this.has('a rollback after the credit is accepted'), 'the round is paid')
    if (this.#isRolledBack(body.debitId) && !this.has('a repeated rollback returns the amount again')) return 0
    if (!this.has('a rollback returns all debits of the round')) return debit.amount
    return this.#inRound(body, 'debit').reduce((sum, [, one]) => sum + one.amount, 0)
  }

  /** Returns the first of two equal calls. */
  #findRepeated(kind: string, body: Body, amount: number): Entry | undefined {
    const known = this.#entries.get(this.#keyOf(kind, body))
    if (!known) return undefined
    const isOther =
      known.kind !== kind || known.round !== body.roundId || known.debitId !== body.debitId || known.amount !== amount
    refuseIf(isOther && !this.has('an id may have another amount'), 'the id was used for another call')
    refuseIf(kind === 'debit' && this.#isRolledBack(body.transactionId), 'the debit was rolled back')
    refuseIf(kind === 'debit' && this.has('a repeated debit is refused'), 'the debit is known')
    const again = {
      debit: this.has('a repeated debit is taken again'),
      credit: this.has('a repeated credit is paid again'),
      rollback: this.has('a repeated rollback returns the amount again'),
    }[kind]
    return again ? undefined : known
  }
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a wallet with planted faults, or a server that responds as `respond` does. */
export async function startWallet({ faults = [], respond }: { faults?: readonly PlantedFault[]; respond?: Respond }) {
  const memory = new TestWallet(faults)
  const { has } = memory

  function isAuthorized({ headers }: IncomingMessage, text: string): boolean {
    const signature = createHmac('sha256', SECRET).update(text).digest('hex')
    const sent = headers['x-signature']
    const isSigned = sent === signature || (sent === undefined && has('the signature is optional'))
    const hasToken = headers.authorization === TOKEN || has('the token is not checked')
    return hasToken && (isSigned || has('the signature is not checked'))
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const send = (status: number, json: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(json))
    }
    try {
      const text = await readText(request)
      if (!isAuthorized(request, text)) return send(401, { message: 'the credentials are wrong' })
      const balance = await memory.take(request.url!.slice(1), parseBody(text))
      return send(200, { balance: balance / 100, currency: WALLET.currency })
    } catch (error) {
      return send(error instanceof Refused ? 409 : 500, { message: (error as Error).message })
    }
  }

  const server = createServer((request, response) => {
    if (respond) return respond(request, response)
    return void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

function parseBody(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    throw new Refused('the body is not JSON')
  }
}
