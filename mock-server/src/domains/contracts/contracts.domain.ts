import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { contractTable, dueTable, payoutTable, PRODUCTS } from './contract.model.ts'
import { contractsHandlers } from './contracts.handlers.ts'
import { contractsService } from './contracts.service.ts'
import * as v from 'valibot'
import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'
import { toContractType, KINDS } from './contract-view.ts'

const account = v.string()
const contractType = v.picklist(Object.keys(KINDS) as [keyof typeof KINDS])
const offerParams = {
  account,
  contractId: v.number(),
  contractType,
  productType: v.picklist(PRODUCTS),
  rate: v.number(),
  status: v.picklist(['PENDING', 'ACTIVE', 'WITHDRAWN']),
}
const payoutParams = {
  account,
  orderNo: v.string(),
  contractType,
  productType: v.picklist(PRODUCTS),
  amount: amountSchema,
  paidAt: v.number(),
}

const contractsStates = (world: World, { members }: { members: MembersService }) => {
  const idOf = (name: string) => members.getByAccount(name, 'params.account').id
  return {
    'a contract was offered': defineProviderState(
      v.object({ ...offerParams, offeredBy: v.optional(account), answeredAt: v.optional(v.number()) }),
      async ({
        account: name,
        contractId: id,
        contractType: type,
        productType: product,
        rate,
        offeredBy,
        answeredAt,
        ...one
      }) => {
        const rateTerms = { gives: 'share' as const, rate: Math.round(rate * 10_000) }
        const steps = [{ stake: 100_000_000, activeMembers: 3, netLoss: 0, ...rateTerms }]
        const status = one.status.toLowerCase() as Lowercase<typeof one.status>
        const agent = offeredBy === undefined ? {} : { offeredBy: idOf(offeredBy) }
        const terms = { id, memberId: idOf(name), ...agent, kind: KINDS[type], product, steps }
        await world.table(contractTable).insert({ ...terms, status, offeredAt: world.clock.now(), answeredAt })
      },
    ),
    'a contract has paid': defineProviderState(
      v.object(payoutParams),
      async ({ account: name, orderNo, contractType: type, productType: product, amount: sum, paidAt }) => {
        const memberId = idOf(name)
        const postings = [
          { account: houseAccount('agents'), amount: -sum },
          { account: memberAccount(memberId), amount: sum },
        ]
        world.ledger.post({ at: paidAt, type: 'daily_wage', orderNo, remark: toContractType(KINDS[type]), postings })
        const activity = { stake: sum * 100, activeMembers: 3, netLoss: sum * 10, carried: 0 }
        const period = { from: paidAt - 86_400_000, to: paidAt, paidAt }
        const payout = { id: orderNo, memberId, contractId: 0, kind: KINDS[type], product, amount: sum }
        await world.table(payoutTable).insert({ ...payout, ...activity, ...period })
      },
    ),
  }
}

export const contracts = defineDomain({
  name: 'contracts',
  tables: [contractTable, payoutTable, dueTable],
  services: {
    contracts: contractsService,
  },
  handlers: contractsHandlers,
  states: contractsStates,
})
