import fc from 'fast-check'
import { catalogue } from '../catalogue/catalogue.ts'
import { PROMO_CODES } from '../domains/promo-codes/codes.ts'
import { SIGN_IN_DAYS } from '../domains/sign-in/sign-in.service.ts'
import type { Site } from '../house.ts'
import type { Caller } from '../kernel/caller.ts'
import { Refusal } from '../kernel/refusal.ts'

type Services = Site['services']
/** Who gives a command, to whom, and two numbers that tell the rest of it. */
export type Hand = { services: Services; member: Caller; amount: number; pick: number }
type Deed = (hand: Hand) => unknown

const { gameType, vassalage, gameCode, nodeId } = catalogue().byCategory.get('RNG')![0]!
const password = '246810'
const reason = { vi: 'Thử', en: 'Tried' }
const WAYS = ['transfer', 'qr', 'page', 'crypto', 'page'] as const
const BANKS = ['SVBK', 'UNQR', 'SENP', 'USDT', 'KAMI']

const one = <Item>(list: readonly Item[], pick: number) => list[Math.abs(pick) % list.length]
/** Does something to one of the newest, if there is one. */
const toOne = <Item>(list: readonly Item[], pick: number, deed: (item: Item) => unknown) => {
  const item = one(list.slice(-5), pick)
  return item === undefined ? undefined : deed(item)
}
const depositsOf = ({ services, member }: Hand) => services.deposits.of(member.id)
const openWagers = ({ services, member }: Hand) =>
  services.wagers.openOf(member.id).filter(({ id }) => id.startsWith('B'))
const walletAt = ({ services, member }: Hand, pick: number) => one(services.wallet.walletsOf(member.id), pick)!.id

const cashier: Record<string, Deed> = {
  deposit: ({ services, member, amount, pick }) => {
    const [way, bankCode] = [one(WAYS, pick)!, one(BANKS, pick)!]
    const draft = { vendorId: (pick % BANKS.length) + 1, bankCode, amount, promotionId: undefined, target: undefined }
    return services.deposits.begin(member, draft, way)
  },
  arrive: (hand) =>
    toOne(depositsOf(hand), hand.pick, ({ id }) => hand.services.deposits.arrive(id, Math.max(1, hand.amount))),
  fail: (hand) => toOne(depositsOf(hand), hand.pick, ({ id }) => hand.services.deposits.fail(id, reason)),
  cancelDeposit: (hand) => toOne(depositsOf(hand), hand.pick, (row) => hand.services.deposits.cancel(row)),
  withdraw: ({ services, member, amount, pick }) => {
    const account = one(services.accounts.of(member.id), pick)
    const draft = { kind: account?.kind ?? 'BC', accountId: account?.id, amount, password }
    return services.withdrawals.withdraw(member, draft)
  },
  approve: (hand) =>
    toOne(hand.services.withdrawals.open(), hand.pick, ({ id }) => hand.services.withdrawals.approve(id)),
  reject: (hand) =>
    toOne(hand.services.withdrawals.open(), hand.pick, ({ id }) => hand.services.withdrawals.reject(id, reason)),
  sendBack: (hand) =>
    toOne(hand.services.withdrawals.open(), hand.pick, ({ id }) => hand.services.withdrawals.sendBack(id, reason)),
  transfer: (hand) => {
    const move = { from: walletAt(hand, hand.pick), to: walletAt(hand, hand.amount), amount: hand.amount }
    return hand.services.wallet.transfer(hand.member, move)
  },
  returnAll: ({ services, member }) => services.wallet.returnAll(member.id),
}

const games: Record<string, Deed> = {
  stake: ({ services, member: { id: memberId }, amount: stake }) =>
    services.wagers.place({ memberId, gameType, vassalage, gameCode, gameName: gameCode, nodeId, stake }),
  win: (hand) =>
    toOne(openWagers(hand), hand.pick, ({ id }) => hand.services.wagers.settle(id, Math.max(0, hand.amount))),
  lose: (hand) => toOne(openWagers(hand), hand.pick, ({ id }) => hand.services.wagers.settle(id, 0)),
  void: (hand) => toOne(openWagers(hand), hand.pick, ({ id }) => hand.services.wagers.cancel(id)),
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

const gifts: Record<string, Deed> = {
  signIn: ({ services, member, pick }) => services.signIn.claim(member, one(SIGN_IN_DAYS, pick)!.id),
  rebate: ({ services, member, pick }) =>
    toOne(services.rebates.list(member.id), pick, ({ id }) => services.rebates.claim(member, id)),
  promoCode: ({ services, member, pick }) => services.promoCodes.claim(member, one(PROMO_CODES, pick)!.code),
  reward: ({ services, member, pick }) =>
    toOne(services.rewards.unclaimedOf(member.id), pick, ({ id }) => services.rewards.claim(member, id)),
  ticket: ({ services, member, pick }) => {
    const drawn = services.tickets.of(member.id).filter(({ type }) => type !== 'DEPOSIT_DISCOUNT')
    return toOne(drawn, pick, ({ id, type }) => services.tickets.use(member, id, [type]))
  },
  raffle: ({ services, member }) => services.raffle.draw(member, services.raffle.statusOf(member.id).raffleId),
  redeem: ({ services, member, pick }) =>
    services.points.redeem(member, { rewardId: one(services.points.goods(), pick)!.id, password }),
  convert: ({ services, member, pick }) => services.points.convert(member, { points: (pick % 4) * 100, password }),
  mission: ({ services, member }) => services.missions.claim(member),
  board: ({ services, member }) => services.leaderboard.claimLastWeek(member),
  referral: ({ services, member }) => services.referral.claim(member),
}

const deeds: Record<string, Deed> = { ...cashier, ...games, ...gifts }

/** Every way in which money moves, by name. */
export const moneyDeeds = Object.keys(deeds)
export type MoneyCommand = { name: string; account: string; amount: number; pick: number; minutes: number }

const ACCOUNTS = ['demo01', 'demo02', 'many01', 'vip02']
const AMOUNTS = [-1, 0, 1, 99, 100, 12_345, 100_000, 5_000_000, 10_000_000, 50_000_000, 123_456_700, 30_000_000_000]

const command: fc.Arbitrary<MoneyCommand> = fc.record({
  name: fc.constantFrom(...moneyDeeds),
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.constantFrom(...AMOUNTS),
  pick: fc.nat(99),
  /** What passes before it. */
  minutes: fc.constantFrom(0, 0, 0, 0, 1, 10, 60, 1500),
})
/** So many commands in any order, with time between them. */
export const commandsOf = (length: number): fc.Arbitrary<MoneyCommand[]> =>
  fc.array(command, { minLength: length, maxLength: length, size: 'max' })

/** Everybody who gives commands has been there before, with what that brings. */
export const signInAll = ({ world, services }: Site) =>
  world.run(async () => {
    for (const username of ACCOUNTS)
      await services.session.login({ type: 'username', username, password: 'Demo@123' }, 'en')
  })

/** Gives a command when its time has come; answers why it was refused, or nothing. `ready` hears when it is about to begin. */
export const give = (
  { world, services }: Site,
  { name, minutes, account, amount, pick }: MoneyCommand,
  ready = () => {},
) =>
  world.run(async (): Promise<Refusal | undefined> => {
    world.clock.advance(minutes * 60_000)
    await world.catchUp()
    world.feed.settle()
    ready()
    try {
      await deeds[name]!({ services, member: services.members.named(account), amount, pick })
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  })
