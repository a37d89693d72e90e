import { type MoneyRecords, type Invariant, type Ledger, stakesAccount } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { playTotalsService } from './play-totals.service.ts'
import { wagerTable, type Wager } from './wager.model.ts'
import { wagersService, type WagersService } from './wagers.service.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'
import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { createStateEvents } from '../../kernel/world/domain-events.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'

type Dependencies = { members: MembersService; wagers: WagersService }

const openParams = v.object({
  account: v.string(),
  gameType: v.string(),
  betAmount: amountSchema,
  placedAt: v.number(),
  nodeId: v.optional(v.number()),
})
const stakedParams = v.object({
  account: v.string(),
  gameType: v.string(),
  betAmount: amountSchema,
  settledAt: v.number(),
  gameName: v.optional(v.string(), 'State'),
  winAmount: v.optional(amountSchema),
})

const matchParams = v.object({
  account: v.string(),
  betAmount: amountSchema,
  winAmount: amountSchema,
  eventName: v.string(),
  selection: v.string(),
  odds: v.number(),
})

function catalogueGame(id: number) {
  const known = catalogue().byNodeId.get(id)
  if (!known) throw invalidField('params.nodeId', 'is not a game of the catalogue')
  const { gameType, vassalage, gameCode, names, nodeId } = known
  return { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
}
const game = (gameType: string) => ({ gameType, vassalage: 'NGT', gameCode: 'STATE', gameName: 'State', nodeId: 0 })

const wagersStates = (world: World, { members, wagers }: Dependencies) => ({
  'a member has an open bet': defineProviderState(
    openParams,
    async ({ account, gameType, betAmount, placedAt, nodeId }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const played = nodeId === undefined ? game(gameType) : catalogueGame(nodeId)
      const { id } = await wagers.place({ memberId, ...played, stake: betAmount })
      await world.table(wagerTable).update(id, { placedAt })
    },
  ),
  'a member has a settled bet': defineProviderState(
    v.object({ account: v.string(), nodeId: v.number(), betAmount: amountSchema, winAmount: amountSchema }),
    async ({ account, nodeId, betAmount, winAmount }) => {
      const played = catalogueGame(nodeId)
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const { id } = await wagers.place({ memberId, ...played, stake: betAmount })
      await wagers.settle(id, winAmount)
    },
  ),
  'a member has a settled bet on a match': defineProviderState(
    matchParams,
    async ({ account, betAmount, winAmount, eventName, selection, odds }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const bet = { event: { vi: eventName, en: eventName }, selection: { vi: selection, en: selection }, odds }
      const { id } = await wagers.place({ memberId, ...game('SPORTS'), bet, stake: betAmount })
      await wagers.settle(id, winAmount)
    },
  ),
  'a member has staked': defineProviderState(
    stakedParams,
    async ({ account, gameType, betAmount, settledAt, gameName, winAmount = betAmount }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const { id } = await wagers.place({ memberId, ...game(gameType), gameName, stake: betAmount })
      await wagers.settle(id, winAmount)
      await world.table(wagerTable).update(id, { placedAt: settledAt, settledAt })
    },
  ),
})

type WagerRows = { dump(): Wager[]; watch(watcher: (change: RowChange<Wager>) => void): void }

/** Invariant: each stakes account holds the sum of the open stakes of its member. */
function openStakesInvariant(ledger: Ledger, wagers: WagerRows): Invariant {
  const sums = new Map<string, number>()
  const touched = new Set<string>()

  function add({ memberId, stake, state }: Wager, sign: 1 | -1) {
    if (state !== 'open') return
    const account = stakesAccount(memberId)
    sums.set(account, (sums.get(account) ?? 0) + sign * stake)
    touched.add(account)
  }

  function check() {
    if (touched.size === 0) return undefined
    for (const account of touched) {
      const [held, stakes] = [ledger.balance(account), sums.get(account) ?? 0]
      if (held !== stakes) return `${account} holds ${held}, but the open stakes add up to ${stakes}`
    }
    touched.clear()
    return undefined
  }

  wagers.watch(({ before, after }) => {
    if (before) add(before, -1)
    if (after) add(after, 1)
  })
  ledger.watch(({ before, after }) => {
    for (const { account } of (after ?? before)!.postings) if (account.startsWith('stakes:')) touched.add(account)
  })
  return {
    check,
    verify() {
      sums.clear()
      for (const wager of wagers.dump()) add(wager, 1)
      for (const account of Object.keys(ledger.accounts())) if (account.startsWith('stakes:')) touched.add(account)
      return check()
    },
  }
}

const wagersEvents = ({ table }: World, { members }: Pick<Dependencies, 'members'>) => [
  createStateEvents(table(wagerTable), {
    kinds: { open: 'bet.placed', settled: 'bet.settled', cancelled: 'bet.cancelled' },
    initial: ['open'],
    data: ({ id, memberId, gameType, vassalage, gameCode, stake, payout }) => ({
      orderNo: id,
      account: members.get(memberId)?.account,
      gameType,
      vassalage,
      gameCode,
      stake: toDecimal(stake),
      payout: toDecimal(payout),
    }),
  }),
]

export const wagers = defineDomain({
  name: 'wagers',
  tables: [wagerTable],
  services: {
    playTotals: playTotalsService,
    wagers: wagersService,
  },
  states: wagersStates,
  events: wagersEvents,
  invariants: ({ ledger, table }: MoneyRecords) => [openStakesInvariant(ledger, table(wagerTable))],
})
