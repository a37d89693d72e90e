import { randomUUID } from 'node:crypto'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'

type Transfer = { fromAccountTypeId: number; toAccountTypeId: number; amount: number }
type Sent = { key: string; transfer: Transfer }
type Answer = { status: number; text: string; isRepeated: boolean }
export type Chance = (below: number) => number

/** Somebody in a world of their own who moves money, and remembers what they were told. */
export class Player {
  readonly world: string
  readonly #chance: Chance
  #token = ''
  #wallets = new Map<number, number>()
  /** What was sent, and not answered yet. */
  #open: Sent | undefined
  #last: (Sent & Answer) | undefined
  answered = 0
  /** Commands that were done before their answer could leave. */
  unheard = 0

  constructor(world: string, chance: Chance) {
    this.world = world
    this.#chance = chance
  }

  async signIn(url: string) {
    const gateway = await gatewayOf({ baseURL: url, world: this.world, merchant: 'DEMO' })
    const { token } = await gateway.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
    this.#token = token
    this.#wallets = await this.#told(url)
  }

  /** Moves money until the mock is gone. */
  async play(url: string) {
    for (;;) {
      this.#open ??= { key: randomUUID(), transfer: this.#anyTransfer() }
      const answer = await this.#send(url, this.#open).catch(() => undefined)
      if (!answer) return
      this.#hear(this.#open, answer)
    }
  }

  /** What is not as it was answered, in words; nothing where all is. */
  async complaint(url: string): Promise<string | undefined> {
    if (this.#open) {
      const answer = await this.#send(url, this.#open)
      if (answer.isRepeated) this.unheard++
      this.#hear(this.#open, answer)
    }
    const told = await this.#told(url)
    const wrong = [...this.#wallets].filter(([id, balance]) => told.get(id) !== balance)
    if (wrong.length > 0)
      return `${this.world}: ${wrong.map(([id, balance]) => `wallet ${id} has ${told.get(id)}, not ${balance}`).join(', ')}`
    return (await this.#repeats(url)) ?? this.#books(url)
  }

  async #repeats(url: string) {
    if (!this.#last) return undefined
    const again = await this.#send(url, this.#last)
    const isSame = again.isRepeated && again.text === this.#last.text
    return isSame ? undefined : `${this.world}: the last command is not known any more: ${again.text}`
  }

  async #books(url: string) {
    const answer = await fetch(`${url}/__admin/books/recount`, { method: 'POST', headers: this.#headers() })
    return answer.ok ? undefined : `${this.world}: ${await answer.text()}`
  }

  #anyTransfer(): Transfer {
    const ids = [...this.#wallets.keys()]
    const from = this.#chance(ids.length)
    const to = (from + 1 + this.#chance(ids.length - 1)) % ids.length
    return { fromAccountTypeId: ids[from]!, toAccountTypeId: ids[to]!, amount: 1 + this.#chance(50) }
  }

  #headers = () => ({ 'x-mock-world': this.world, merchant: 'DEMO', authorization: this.#token })

  async #send(url: string, { key, transfer }: Sent): Promise<Answer> {
    const headers = { ...this.#headers(), 'content-type': 'application/json', 'idempotency-key': key }
    const init = { method: 'POST', headers, body: JSON.stringify(transfer) }
    const answer = await fetch(`${url}/wps/relay/GCS_walletTransfer`, init)
    const isRepeated = answer.headers.get('idempotent-replay') === 'true'
    return { status: answer.status, text: await answer.text(), isRepeated }
  }

  #hear(sent: Sent, answer: Answer) {
    this.#open = undefined
    this.answered++
    if (answer.status >= 500) throw new Error(`${this.world}: a transfer was answered ${answer.status}: ${answer.text}`)
    if (answer.status !== 200) return
    const { fromAccountTypeId: from, toAccountTypeId: to, amount } = sent.transfer
    this.#wallets.set(from, this.#wallets.get(from)! - amount)
    this.#wallets.set(to, this.#wallets.get(to)! + amount)
    this.#last = { ...sent, ...answer }
  }

  async #told(url: string) {
    const gateway = await gatewayOf({ baseURL: url, world: this.world, merchant: 'DEMO' }, this.#token)
    const { balance } = await gateway.wallet.getBalance(0)
    return new Map(balance.map((one) => [Number(one.accountTypeId), Number(one.balance)]))
  }
}
