import { setTimeout as sleep } from 'node:timers/promises'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'

type Gateway = Awaited<ReturnType<typeof gatewayOf>>
type Member = { gateway: Gateway; wallets: number[] }
type ClientCall = (member: Member, turn: number) => Promise<unknown>
/** Latency of each response in ms, error messages, and worlds with an unbalanced ledger. */
export type ClientResults = { latencies: number[]; errors: string[]; unbalanced: string[] }
type ClientOptions = { url: string; world: string; results: ClientResults }

/** A client pauses this long between two calls, and up to twice as long: about as a page does. */
const MIN_PAUSE_MS = 100

const calls: readonly ClientCall[] = [
  ({ gateway }) => gateway.system.getStatus('load.example'),
  ({ gateway }) => gateway.wallet.getBalance(0),
  ({ gateway }) => gateway.games.listHot(),
  ({ gateway }) => gateway.records.listTransactions(),
  ({ gateway, wallets: [main = 0, vendor = 0] }, turn) => {
    const [from, to] = Math.floor(turn / calls.length) % 2 === 0 ? [main, vendor] : [vendor, main]
    return gateway.wallet.transfer({ fromAccountTypeId: from, toAccountTypeId: to, amount: 10 })
  },
]

/** About half a minute; then the world's ledger is verified, and the world is replaced by a new one. */
const CALLS_PER_WORLD = 150

export async function runClient({ url, world, results }: ClientOptions, isOver: () => boolean) {
  for (let index = 0; !isOver(); index++) await runInWorld({ url, world: `${world}-${index}`, results }, isOver)
}

async function runInWorld({ url, world, results }: ClientOptions, isOver: () => boolean) {
  const member = await signIn(url, world)
  for (let turn = 0; turn < CALLS_PER_WORLD && !isOver(); turn++) {
    await sleep(MIN_PAUSE_MS * (1 + Math.random()))
    const startedAt = performance.now()
    try {
      await calls[turn % calls.length]!(member, turn)
      results.latencies.push(performance.now() - startedAt)
    } catch (error) {
      results.errors.push(`${world}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const problem = await callControlApi(url, world, ['POST', '/ledger/verify'])
  if (problem) results.unbalanced.push(problem)
  await callControlApi(url, world, ['DELETE', '/worlds'])
}

async function signIn(url: string, world: string): Promise<Member> {
  const site = { baseURL: url, world, merchant: 'DEMO' }
  const guest = await gatewayOf(site)
  const { token } = await guest.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const gateway = await gatewayOf(site, token)
  const { balance } = await gateway.wallet.getBalance(0)
  return { gateway, wallets: balance.map(({ accountTypeId }) => Number(accountTypeId)) }
}

async function callControlApi(
  url: string,
  world: string,
  [method, path]: [string, string],
): Promise<string | undefined> {
  const isWorldPath = path === '/worlds'
  const init = isWorldPath ? { body: JSON.stringify({ name: world }) } : { headers: { 'x-mock-world': world } }
  const reply = await fetch(`${url}/__admin${path}`, { method, ...init })
  const text = await reply.text()
  return reply.ok ? undefined : `${world}: ${text}`
}
