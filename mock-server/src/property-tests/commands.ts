import fc from 'fast-check'
import { type Command, type CommandContext, pickFrom, withRecentItem } from './command.ts'
import { breakCommands, limitCommands, playCommands } from './responsible-commands.ts'
import type { Site } from '../gateway.ts'
import { Refusal } from '../kernel/validation/refusal.ts'
import { PROMO_CODES } from '../domains/promo-codes/codes.ts'
import { SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import type { ContractKind } from '../domains/contracts/contracts.service.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Deposit } from '../domains/deposits/deposits.service.ts'

const password = '246810'

const reason = { vi: 'Thử', en: 'Tried' }
const METHODS = ['transfer', 'qr', 'page', 'crypto', 'page'] as const
const BANKS = ['SVBK', 'UNQR', 'SENP', 'USDT', 'KAMI']
const PROMOTIONS = [undefined, 901, undefined, 902]

const depositsOf = ({ services, member }: CommandContext) => services.deposits.of(member.id)
const withDeposit = (context: CommandContext, action: (row: Deposit) => unknown) =>
  withRecentItem(
    context.pick % 5 === 0 ? depositsOf(context) : context.services.deposits.waiting(),
    context.pick,
    action,
  )
const walletAt = ({ services, member }: CommandContext, pick: number) =>
  pickFrom(services.wallet.walletsOf(member.id), pick)!.id

const cashierCommands: Record<string, Command> = {
  deposit: ({ services, member, amount, pick }) => {
    const [method, bankCode] = [pickFrom(METHODS, pick)!, pickFrom(BANKS, pick)!]
    const promotionId = pickFrom(PROMOTIONS, amount + pick)
    const draft = { vendorId: (pick % BANKS.length) + 1, bankCode, amount, promotionId, target: undefined }
    return services.deposits.create(member, draft, method)
  },
  arrive: (context) =>
    withDeposit(context, ({ id }) => context.services.deposits.settle(id, Math.max(1, context.amount))),
  openDeposit: ({ services, pick }) => {
    const begun = services.deposits.waiting().filter(({ state }) => state === 'created')
    return withRecentItem(begun, pick, (row) => services.deposits.open(row))
  },
  showSlip: (context) => withDeposit(context, (row) => context.services.deposits.attachSlip(row)),
  requestReview: (context) => withDeposit(context, (row) => context.services.deposits.requestReview(row)),
  fail: (context) => withDeposit(context, ({ id }) => context.services.deposits.reject(id, reason)),
  cancelDeposit: (context) => withDeposit(context, (row) => context.services.deposits.cancel(row)),
  withdraw: ({ services, member, amount, pick }) => {
    const account = pickFrom(services.accounts.of(member.id), pick)
    const draft = { kind: account?.kind ?? 'BC', accountId: account?.id, amount, password }
    return services.withdrawals.withdraw(member, draft)
  },
  approve: (context) =>
    withRecentItem(context.services.withdrawals.open(), context.pick, ({ id }) =>
      context.services.withdrawals.approve(id),
    ),
  reject: (context) =>
    withRecentItem(context.services.withdrawals.open(), context.pick, ({ id }) =>
      context.services.withdrawals.reject(id, reason),
    ),
  sendBack: ({ services, pick }) => {
    const left = services.withdrawals.open().filter(({ state }) => pick % 5 === 0 || state === 'paying')
    return withRecentItem(left, pick, ({ id }) => services.withdrawals.sendBack(id, reason))
  },
  transfer: (context) => {
    const move = {
      from: walletAt(context, context.pick % 2 === 0 ? 0 : context.pick),
      to: walletAt(context, context.amount),
      amount: context.amount,
    }
    return context.services.wallet.transfer(context.member, move)
  },
  returnAll: ({ services, member }) => services.wallet.returnAll(member.id),
}

const { gameType, vassalage, gameCode, nodeId } = catalogue().byCategory.get('RNG')![0]!
/** A game; only its category matters. */
const game = { gameType, vassalage, gameCode, gameName: gameCode, nodeId }

const openWagers = ({ services, member }: CommandContext) =>
  services.wagers.openOf(member.id).filter(({ id }) => id.startsWith('B'))

const play: Command = async ({ services, member: { id: memberId }, amount: stake, pick }) => {
  const { id } = await services.wagers.place({ memberId, ...game, stake })
  return services.wagers.settle(id, pick % 3 === 0 ? 2 * stake : 0)
}

const gameCommands: Record<string, Command> = {
  stake: ({ services, member: { id: memberId }, amount: stake }) => services.wagers.place({ memberId, ...game, stake }),
  /** Plays five rounds, as missions need, sometimes with the whole balance, as the weekly race needs. Each stake is paid back. */
  playOn: async ({ services, member: { id: memberId }, amount, pick }) => {
    const stake = pick % 3 === 0 ? services.wallet.balanceOf(memberId) : amount
    services.wagers.assertWithinLimits(memberId, 5 * stake)
    for (let round = 0; round < 5; round++) {
      const { id } = await services.wagers.place({ memberId, ...game, stake })
      await services.wagers.settle(id, stake)
    }
  },
  win: (context) =>
    withRecentItem(openWagers(context), context.pick, ({ id }) =>
      context.services.wagers.settle(id, Math.max(0, context.amount)),
    ),
  lose: (context) =>
    withRecentItem(openWagers(context), context.pick, ({ id }) => context.services.wagers.settle(id, 0)),
  void: (context) => withRecentItem(openWagers(context), context.pick, ({ id }) => context.services.wagers.cancel(id)),
  lottery: ({ services, member, amount, pick }) => {
    const { numero } = services.lottery.near(301).currentNumero
    const bet = {
      gameId: 301,
      winStop: pick % 2 === 0,
      playId: 1,
      bettingContent: '05,27',
      bettingApproach: 'STANDARD',
    }
    const contents = [{ ...bet, singleBetPrice: amount / 10_000, numero: [{ numero, multiple: 1 + (pick % 3) }] }]
    return services.lotteryBets.place(member, { prizeMode: 'Elott', contents: contents as never, language: 'vi' })
  },
}

const KINDS: ContractKind[] = ['daily', 'hourly', 'realtime', 'dividend']

const branchOf = ({ services, member }: CommandContext) => services.tree.branchOf(member.id)
const childrenOf = (context: CommandContext) => branchOf(context).filter(({ level }) => level === 1)
const pickDownline = (context: CommandContext, pick = context.pick) => pickFrom(branchOf(context), pick)?.member
const asDownline = (context: CommandContext, command: Command) => {
  const member = pickDownline(context)
  return member && command({ ...context, member })
}
const shareOf = ({ account }: { account: string }, amount: number) => ({ downline: account, amount, field: 'downline' })

const offer: Command = (context) => {
  const { services, member, amount, pick } = context
  const downline = pickFrom(childrenOf(context), pick)?.member.account ?? ''
  const gives = pick % 2 === 0 ? ('share' as const) : ('fixed' as const)
  const steps = [{ stake: 0, activeMembers: 0, netLoss: 0, gives, rate: 1 + (Math.max(0, amount) % 40) }]
  return services.contracts.offer(member, { downline, kind: pickFrom(KINDS, pick)!, product: 'CONS', steps })
}
const answer: Command = ({ services, member, pick }) => {
  const waiting = services.contracts.of(member.id).filter(({ status }) => status === 'pending')
  return withRecentItem(waiting, pick, (contract) =>
    services.contracts.answer(contract, pick % 5 === 0 ? 'R' : 'A', 'id'),
  )
}
const agentCommands: Record<string, Command> = {
  sendDown: (context) => {
    const member = pickDownline(context)
    const shares = member ? [shareOf(member, context.amount)] : []
    return shares[0] && context.services.agentTransfers.sendDown(context.member, { shares, password, remark: '' })
  },
  sendToMany: (context) => {
    const downlines = [0, 1, 2].flatMap((more) => pickDownline(context, context.pick + more) ?? [])
    const shares = downlines.map((member, index) => shareOf(member, context.amount + index))
    return shares[0] && context.services.agentTransfers.sendDown(context.member, { shares, password, remark: '' })
  },
  sendUp: (context) => {
    const { services, amount, pick } = context
    const able = branchOf(context).filter(({ id }) => services.paymentPassword.isSet(id))
    return withRecentItem(able, pick, ({ member }) =>
      services.agentTransfers.sendUp(member, { amount, password, remark: '' }),
    )
  },
  playBelow: (context) => asDownline(context, play),
  offer,
  answer,
  answerBelow: (context) => {
    const [pending] = context.services.contracts
      .offeredBy(context.member.id)
      .filter(({ status }) => status === 'pending')
    const child = branchOf(context).find(({ id }) => id === pending?.memberId)
    return child && answer({ ...context, member: child.member })
  },
  withdrawOffer: ({ services, member, pick }) =>
    withRecentItem(services.contracts.offeredBy(member.id), pick, ({ id }) => services.contracts.withdraw(member, id)),
}

const bonusCommands: Record<string, Command> = {
  signIn: ({ services, member, pick }) => services.signIn.claim(member, pickFrom(SIGN_IN_DAYS, pick)!.id),
  rebate: ({ services, member, pick }) =>
    withRecentItem(services.rebates.list(member.id), pick, ({ id }) => services.rebates.claim(member, id)),
  promoCode: ({ services, member, pick }) => services.promoCodes.claim(member, pickFrom(PROMO_CODES, pick)!.code),
  reward: ({ services, member, pick }) =>
    withRecentItem(services.rewards.unclaimedOf(member.id), pick, ({ id }) => services.rewards.claim(member, id)),
  ticket: ({ services, member, pick }) => {
    const drawn = services.tickets.of(member.id).filter(({ type }) => type !== 'DEPOSIT_DISCOUNT')
    return withRecentItem(drawn, pick, ({ id, type }) => services.tickets.use(member, id, [type]))
  },
  raffle: ({ services, member }) => services.raffle.draw(member, services.raffle.statusOf(member.id).raffleId),
  redeem: ({ services, member, pick }) =>
    services.points.redeem(member, { rewardId: pickFrom(services.points.goods(), pick)!.id, password }),
  convert: ({ services, member, pick }) => services.points.convert(member, { points: (pick % 4) * 100, password }),
  mission: ({ services, member }) => services.missions.claim(member),
  board: ({ services, member }) => services.leaderboard.claimLastWeek(member),
  referral: ({ services, member }) => services.referral.claim(member),
}

const commands: Record<string, Command> = {
  ...breakCommands,
  ...limitCommands,
  ...playCommands,
  ...cashierCommands,
  ...gameCommands,
  ...bonusCommands,
  ...agentCommands,
}

export const commandNames = Object.keys(commands)
export type MoneyCommand = { name: string; account: string; amount: number; pick: number; minutes: number }

const ACCOUNTS = ['demo01', 'demo02', 'many01', 'vip02', 'agent01', 'agent01']
/** Commands that others depend on, so they are drawn more often. */
const FREQUENT = [
  'setLimit',
  'setLimit',
  'confirmLimit',
  'deposit',
  'withdraw',
  'withdraw',
  'approve',
  'sendBack',
  'sendBack',
  'playOn',
  'offer',
]
const AMOUNTS = [
  -1, 0, 1, 99, 100, 12_345, 100_000, 5_000_000, 10_000_000, 50_000_000, 123_456_700, 1_000_000_000, 30_000_000_000,
]

const command: fc.Arbitrary<MoneyCommand> = fc.record({
  name: fc.constantFrom(...commandNames, ...FREQUENT),
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.constantFrom(...AMOUNTS),
  pick: fc.nat(99),
  minutes: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 10, 60, 1500),
})
export const commandsOf = (length: number): fc.Arbitrary<MoneyCommand[]> =>
  fc.array(command, { minLength: length, maxLength: length, size: 'max' })

export const signInAll = ({ world, services }: Site) =>
  world.run(async () => {
    // Members of this rulebook can ask to return at any time.
    world.settings.rulebook = 'mt'
    for (const username of new Set(ACCOUNTS)) {
      await services.session.login({ type: 'username', username, password: 'Demo@123' }, 'en')
      for (const { id } of services.tree.branchOf(services.members.getByAccount(username).id).slice(0, 5))
        await services.paymentPassword.set(id, password)
    }
  })

export const runCommand = (
  { world, services }: Site,
  { name, minutes, account, amount, pick }: MoneyCommand,
  onStart = () => {},
) =>
  world.run(async (): Promise<Refusal | undefined> => {
    world.clock.advance(minutes * 60_000)
    await world.catchUp()
    world.changeLog.flush()
    onStart()
    try {
      await commands[name]!({ services, member: services.members.getByAccount(account), amount, pick })
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  })
