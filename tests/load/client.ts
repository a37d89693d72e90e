import { setTimeout as passed } from 'node:timers/promises'
import { gatewayOf, PASSWORD } from '../world/sign-in.ts'

type Gateway = Awaited<ReturnType<typeof gatewayOf>>
/** A member, and the wallets between which money moves. */
type Member = { gateway: Gateway; wallets: number[] }
type Deed = (member: Member, turn: number) => Promise<unknown>
/** What a client has seen: how long each answer took, ms, and what went wrong, in words. */
export type Seen = { took: number[]; wrong: string[] }
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

/** A member in a world of their own, who goes on asking until `isOver`. Every answer that is an error is kept in words. */
export async function goOnAsking({ url, world, seen }: Visit, isOver: () => boolean, chance: () => number) {
  const site = { baseURL: url, world, merchant: 'DEMO' }
  const guest = await gatewayOf(site)
  const { token } = await guest.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const gateway = await gatewayOf(site, token)
  const { balance } = await gateway.wallet.getBalance(0)
  const member = { gateway, wallets: balance.map(({ accountTypeId }) => Number(accountTypeId)) }
  for (let turn = 0; !isOver(); turn++) {
    await passed(PAUSE * (1 + chance()))
    const begun = performance.now()
    try {
      await deeds[turn % deeds.length]!(member, turn)
      seen.took.push(performance.now() - begun)
    } catch (error) {
      seen.wrong.push(`${world}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
