import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import { setup } from '../../adapters/testing.ts'

export async function setupAgent(account = 'agent01') {
  const server = setup()
  const token = await server.signIn(account)
  const { world, services } = await server.mock.worlds.open('default')
  const advance = (duration: string) => server.control('POST', '/clock/advance', { duration })
  const member = services.members.getByAccount(account)
  function fund(memberId: number, amount: number) {
    const postings = [
      { account: houseAccount('cashier'), amount: -amount },
      { account: memberAccount(memberId), amount },
    ]
    world.ledger.post({ at: world.clock.now(), type: 'deposit', orderNo: 'TEST', remark: '', postings })
  }
  async function stake(name: string, amount: number, gameType = 'RNG') {
    const memberId = services.members.getByAccount(name).id
    const game = { gameType, vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    const { id } = await services.wagers.place({ memberId, ...game, stake: amount })
    await services.wagers.settle(id, 0)
  }
  return {
    ...server,
    token,
    world,
    services,
    advance,
    member,
    fund,
    stake,
    gateway: server.gatewayOf(token),
    agent: server.gatewayOf(token).agent,
  }
}
