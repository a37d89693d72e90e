import { catalogue } from '../catalogue/catalogue.ts'
import { type Command, type CommandContext, withRecentItem } from './command.ts'

const { gameType, vassalage, gameCode, nodeId } = catalogue().byCategory.get('RNG')![0]!
/** A game; only its category matters. */
const game = { gameType, vassalage, gameCode, gameName: gameCode, nodeId }

const openWagers = ({ services, member }: CommandContext) =>
  services.wagers.openOf(member.id).filter(({ id }) => id.startsWith('B'))

export const play: Command = async ({ services, member: { id: memberId }, amount: stake, pick }) => {
  const { id } = await services.wagers.place({ memberId, ...game, stake })
  return services.wagers.settle(id, pick % 3 === 0 ? 2 * stake : 0)
}

export const gameCommands: Record<string, Command> = {
  stake: ({ services, member: { id: memberId }, amount: stake }) => services.wagers.place({ memberId, ...game, stake }),
  /** Plays five rounds, as missions need, sometimes with the whole balance, as the weekly race needs. Each stake is paid back. */
  playOn: async ({ services, member: { id: memberId }, amount, pick }) => {
    const stake = pick % 3 === 0 ? services.wallet.balanceOf(memberId) : amount
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
