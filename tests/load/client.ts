import { setTimeout as passed } from 'node:timers/promises'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'

type Gateway = Awaited<ReturnType<typeof gatewayOf>>
/** A member, and the wallets between which money moves. */
type Member = { gateway: Gateway; wallets: number[] }
type Deed = (member: Member, turn: number) => Promise<unknown>
/** What clients have seen: how long each answer took, ms; what went wrong, and which books did not balance, in words. */
export type Seen = { took: number[]; wrong: string[]; books: string[] }
type Visit = { url: string; world: string; seen: Seen }

/** A page asks about so often: between two calls of a client pass so many ms at least, and as many more at most. */
const PAUSE = 100

/** What a member's pages ask in turn: questions, and money that moves to and fro. */
const deeds: readonly Deed[] = [
  ({ gateway }) => gateway.system.getStatus('load.example'),
  ({ gateway }) => gateway.wallet.getBalance(0),
  ({ gateway }) => gateway.games.listHot(),
  ({ gateway }) => gateway.records.listTransactions(),
  ({ gateway, wallets: [main = 0, vendor = 0] }, turn) => {
    const [from, to] = Math.floor(turn / deeds.length) % 2 === 0 ? [main, vendor] : [vendor, main]
    return gateway.wallet.transfer({ fromAccountTypeId: from, toAccountTypeId: to, amount: 10 })
  },
]

/** A world is asked so often, about half a minute long; then its books are added up, it is removed, and another takes its place. */
const LIFE = 150

/** A member who goes on asking until `isOver`, in one world of their own after the other. Whatever is amiss is kept in words. */
export async function goOnAsking({ url, world, seen }: Visit, isOver: () => boolean) {
  for (let life = 0; !isOver(); life++) await live({ url, world: `${world}-${life}`, seen }, isOver)
}

async function live({ url, world, seen }: Visit, isOver: () => boolean) {
  const member = await comeIn(url, world)
  for (let turn = 0; turn < LIFE && !isOver(); turn++) {
    await passed(PAUSE * (1 + Math.random()))
    const begun = performance.now()
    try {
      await deeds[turn % deeds.length]!(member, turn)
      seen.took.push(performance.now() - begun)
    } catch (error) {
      seen.wrong.push(`${world}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const told = await control(url, world, ['POST', '/books/recount'])
  if (told) seen.books.push(told)
  await control(url, world, ['DELETE', '/worlds'])
}

async function comeIn(url: string, world: string): Promise<Member> {
  const site = { baseURL: url, world, merchant: 'DEMO' }
  const guest = await gatewayOf(site)
  const { token } = await guest.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const gateway = await gatewayOf(site, token)
  const { balance } = await gateway.wallet.getBalance(0)
  return { gateway, wallets: balance.map(({ accountTypeId }) => Number(accountTypeId)) }
}

/** What the control API objects to, in words. */
async function control(url: string, world: string, [method, path]: [string, string]): Promise<string | undefined> {
  const isOfAll = path === '/worlds'
  const where = isOfAll ? { body: JSON.stringify({ name: world }) } : { headers: { 'x-mock-world': world } }
  const reply = await fetch(`${url}/__admin${path}`, { method, ...where })
  const text = await reply.text()
  return reply.ok ? undefined : `${world}: ${text}`
}
