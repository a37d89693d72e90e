import type { MoneyRecords } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { accountTable } from './account.model.ts'
import { accountsService, type AccountsService } from './accounts.service.ts'
import { openPayouts } from './open-payouts.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { withdrawalTable } from './withdrawal.model.ts'
import { withdrawalsHandlers } from './withdrawals.handlers.ts'
import type { WithdrawalsDependencies } from './withdrawal-context.ts'
import { withdrawalsService, type WithdrawalsService } from './withdrawals.service.ts'
import * as v from 'valibot'
import { toDecimal } from '../../kernel/money/money.ts'
import { createStateEvents } from '../../kernel/world/domain-events.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'
import { createPastWithdrawals } from './past-withdrawals.ts'
import { PAYING_FOR } from './withdrawal-rules.ts'

const account = v.string()
const card = v.object({
  account,
  bankCardId: v.number(),
  bankCode: v.string(),
  cardNumber: v.string(),
  payeeName: v.string(),
})
const wallet = v.object({
  account,
  bankCardId: v.number(),
  cardType: v.picklist(['E', 'V']),
  bankCode: v.string(),
  walletAddress: v.string(),
  walletName: v.optional(v.string()),
  payeeName: v.optional(v.string(), ''),
})
const past = v.object({ account, refId: v.string(), amount: amountSchema })
const ended = v.object({ refId: v.string(), outcome: v.picklist(['paid', 'rejected', 'returned']) })
const REASON = { vi: 'Theo yêu cầu của hợp đồng', en: 'Provider state' }
type Dependencies = { members: MembersService; accounts: AccountsService; withdrawals: WithdrawalsService }

const withdrawalsStates = (world: World<WithdrawalsSettings>, dependencies: Dependencies) => {
  const { members, accounts } = dependencies
  const idOf = (name: string) => members.getByAccount(name, 'params.account').id
  const { write } = createPastWithdrawals(world)

  return {
    'a member has a bank card': defineProviderState(
      card,
      async ({ account: name, bankCardId, bankCode, cardNumber, payeeName }) => {
        world.table(accountTable).remove(bankCardId)
        const added = { kind: 'BC', bankCode, number: cardNumber, holder: payeeName } as const
        await accounts.add(idOf(name), added, bankCardId)
      },
    ),
    'a member has a wallet for withdrawals': defineProviderState(
      wallet,
      async ({ account: name, bankCardId, cardType, bankCode, walletAddress, walletName, payeeName }) => {
        const kind = cardType === 'V' ? ('VW' as const) : ('EW' as const)
        const added = { kind, bankCode, number: walletAddress, holder: payeeName, name: walletName }
        await accounts.add(idOf(name), added, bankCardId)
      },
    ),
    'a member has withdrawn': defineProviderState(past, ({ account: name, refId, amount: sum }) =>
      write(idOf(name), { id: refId, amount: sum, state: 'paid' }),
    ),
    'a member has an open withdrawal': defineProviderState(past, ({ account: name, refId, amount: sum }) =>
      write(idOf(name), { id: refId, amount: sum, state: 'reviewing' }),
    ),
    'a withdrawal has ended': defineProviderState(ended, (params) => endWithdrawal(world, dependencies, params)),
    'nothing is paid out': defineProviderState(v.object({}), () => {
      world.settings.withdrawals = { ...world.settings.withdrawals, isOpen: false }
    }),
  }
}

async function endWithdrawal(
  { clock, catchUp }: World<WithdrawalsSettings>,
  { withdrawals }: Dependencies,
  { refId, outcome }: v.InferOutput<typeof ended>,
) {
  if (outcome === 'rejected') return withdrawals.reject(refId, REASON)
  await withdrawals.approve(refId)
  if (outcome === 'returned') return withdrawals.sendBack(refId, REASON)
  clock.set(clock.now() + PAYING_FOR)
  return catchUp()
}

const withdrawalsEvents = ({ table }: World, { members }: Pick<Dependencies, 'members'>) => [
  createStateEvents(table(withdrawalTable), {
    kinds: {
      submitted: 'withdrawal.submitted',
      reviewing: 'withdrawal.reviewing',
      paying: 'withdrawal.paying',
      paid: 'withdrawal.paid',
      rejected: 'withdrawal.rejected',
      returned: 'withdrawal.returned',
    },
    initial: ['submitted', 'reviewing'],
    data: ({ id, memberId, amount }) => ({
      refId: id,
      account: members.get(memberId)?.account,
      amount: toDecimal(amount),
    }),
  }),
]

export const withdrawals = defineDomain({
  name: 'withdrawals',
  tables: [accountTable, withdrawalTable],
  settings: (): WithdrawalsSettings => ({ withdrawals: { isOpen: true, isReviewedByClock: true } }),
  services: {
    accounts: (world: World, { members }: WithdrawalsDependencies) => accountsService(world, members),
    withdrawals: withdrawalsService,
  },
  handlers: withdrawalsHandlers,
  states: withdrawalsStates,
  events: withdrawalsEvents,
  invariants: ({ ledger, table }: MoneyRecords) => [openPayouts(ledger, table(withdrawalTable))],
})
