import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import { setup } from '../../adapters/testing.ts'

/** A persona who is an agent, with the clock and the world at hand. */
export async function atAgent(account = 'agent01') {
  const site = setup()
  const token = await site.signIn(account)
  const { world, services } = await site.mock.worlds.open('default')
  const advance = (duration: string) => site.control('POST', '/clock/advance', { duration })
  const member = services.members.named(account)
  /** Money for somebody to stake, minor units. */
  function fund(memberId: number, amount: number) {
    const postings = [
      { account: houseAccount('cashier'), amount: -amount },
      { account: memberAccount(memberId), amount },
    ]
    world.ledger.post({ at: world.clock.now(), type: 'deposit', orderNo: 'TEST', remark: '', postings })
  }
  /** A stake that is settled at once and lost. */
  async function stake(name: string, amount: number, gameType = 'RNG') {
    const memberId = services.members.named(name).id
    const game = { gameType, vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    const { id } = await services.wagers.place({ memberId, ...game, stake: amount })
    await services.wagers.settle(id, 0)
  }
  return {
    ...site,
    token,
    world,
    services,
    advance,
    member,
    fund,
    stake,
    gateway: site.gatewayOf(token),
    agent: site.gatewayOf(token).agent,
  }
}
