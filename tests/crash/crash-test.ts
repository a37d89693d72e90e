import { randomUUID } from 'node:crypto'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMock } from '../performance/processes.ts'

type Transfer = { fromAccountTypeId: number; toAccountTypeId: number; amount: number }
type Sent = { key: string; transfer: Transfer }
type Answer = { status: number; text: string; isRepeated: boolean }
type RandomBelow = (below: number) => number

class Player {
  readonly world: string
  readonly #random: RandomBelow
  #token = ''
  #wallets = new Map<number, number>()
  #pending: Sent | undefined
  #last: (Sent & Answer) | undefined
  answered = 0
  /** Number of commands executed before a crash and answered only after it. */
  unacknowledged = 0

  constructor(world: string, random: RandomBelow) {
    this.world = world
    this.#random = random
  }

  async signIn(url: string) {
    const gateway = await gatewayOf({ baseURL: url, world: this.world, merchant: 'DEMO' })
    const { token } = await gateway.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
    this.#token = token
    this.#wallets = await this.#fetchWallets(url)
  }

  async play(url: string) {
    for (;;) {
      this.#pending ??= { key: randomUUID(), transfer: this.#randomTransfer() }
      const answer = await this.#send(url, this.#pending).catch(() => undefined)
      if (!answer) return
      this.#recordAnswer(this.#pending, answer)
    }
  }

  async findViolation(url: string): Promise<string | undefined> {
    if (this.#pending) {
      const answer = await this.#send(url, this.#pending)
      if (answer.isRepeated) this.unacknowledged++
      this.#recordAnswer(this.#pending, answer)
    }
    const wallets = await this.#fetchWallets(url)
    const wrong = [...this.#wallets].filter(([id, balance]) => wallets.get(id) !== balance)
    if (wrong.length > 0)
      return `${this.world}: ${wrong.map(([id, balance]) => `wallet ${id} has ${wallets.get(id)}, not ${balance}`).join(', ')}`
    return (await this.#repeatLastTransfer(url)) ?? this.#verifyLedger(url)
  }

  async #repeatLastTransfer(url: string) {
    if (!this.#last) return undefined
    const again = await this.#send(url, this.#last)
    const isSame = again.isRepeated && again.text === this.#last.text
    return isSame ? undefined : `${this.world}: the last command was lost: ${again.text}`
  }

  async #verifyLedger(url: string) {
    const answer = await fetch(`${url}/__admin/ledger/verify`, { method: 'POST', headers: this.#headers() })
    return answer.ok ? undefined : `${this.world}: ${await answer.text()}`
  }

  #randomTransfer(): Transfer {
    const ids = [...this.#wallets.keys()]
    const from = this.#random(ids.length)
    const to = (from + 1 + this.#random(ids.length - 1)) % ids.length
    return { fromAccountTypeId: ids[from]!, toAccountTypeId: ids[to]!, amount: 1 + this.#random(50) }
  }

  #headers = () => ({ 'x-mock-world': this.world, merchant: 'DEMO', authorization: this.#token })

  async #send(url: string, { key, transfer }: Sent): Promise<Answer> {
    const headers = { ...this.#headers(), 'content-type': 'application/json', 'idempotency-key': key }
    const init = { method: 'POST', headers, body: JSON.stringify(transfer) }
    const answer = await fetch(`${url}/wps/relay/GCS_walletTransfer`, init)
    const isRepeated = answer.headers.get('idempotent-replay') === 'true'
    return { status: answer.status, text: await answer.text(), isRepeated }
  }

  #recordAnswer(sent: Sent, answer: Answer) {
    this.#pending = undefined
    this.answered++
    if (answer.status >= 500) throw new Error(`${this.world}: a transfer was answered ${answer.status}: ${answer.text}`)
    if (answer.status !== 200) return
    const { fromAccountTypeId: from, toAccountTypeId: to, amount } = sent.transfer
    this.#wallets.set(from, this.#wallets.get(from)! - amount)
    this.#wallets.set(to, this.#wallets.get(to)! + amount)
    this.#last = { ...sent, ...answer }
  }

  async #fetchWallets(url: string) {
    const gateway = await gatewayOf({ baseURL: url, world: this.world, merchant: 'DEMO' }, this.#token)
    const { balance } = await gateway.wallet.getBalance(0)
    return new Map(balance.map((one) => [Number(one.accountTypeId), Number(one.balance)]))
  }
}

export type CrashTestOptions = { times: number; worlds: number; seed: number; log?: (line: string) => void }
export type CrashTestResult = { kills: number; answered: number; unacknowledged: number; violations: string[] }

const MAX_PLAY_MS = 200

/**
 * Players move money on a mock with a store, each in their own world, while the process is killed at random moments and restarted. After
 * each restart each player compares the balances with the earlier answers and repeats the unanswered request.
 */
export async function runCrashTest({
  times,
  worlds,
  seed,
  log = () => undefined,
}: CrashTestOptions): Promise<CrashTestResult> {
  const folder = await mkdtemp(join(tmpdir(), 'longan-crash-'))
  const random = createRandom(seed)
  const players = Array.from({ length: worlds }, (_none, index) => new Player(`kill-${index}`, random))
  const violations: string[] = []
  const start = () => startMock('--store', join(folder, 'worlds.db'))
  try {
    for (let kills = 0; kills < times; kills++) {
      const mock = await start()
      if (kills === 0) await Promise.all(players.map((player) => player.signIn(mock.url)))
      else violations.push(...(await findViolations(players, mock.url)))
      const playing = Promise.all(players.map((player) => player.play(mock.url)))
      await sleep(random(MAX_PLAY_MS))
      await mock.kill()
      await playing
      log(`${kills + 1} kills, ${sumOf(players, 'answered')} answers`)
    }
    await using mock = await start()
    violations.push(...(await findViolations(players, mock.url)))
  } finally {
    await rm(folder, { recursive: true })
  }
  return {
    kills: times,
    answered: sumOf(players, 'answered'),
    unacknowledged: sumOf(players, 'unacknowledged'),
    violations: violations,
  }
}

async function findViolations(players: Player[], url: string): Promise<string[]> {
  const all = await Promise.all(players.map((player) => player.findViolation(url)))
  return all.filter((violation) => violation !== undefined)
}

const sumOf = (players: Player[], field: 'answered' | 'unacknowledged') =>
  players.reduce((sum, player) => sum + player[field], 0)

/** Creates a generator that repeats the transfers for the same seed; the moment of the crash still depends on the machine. */
function createRandom(seed: number): RandomBelow {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
