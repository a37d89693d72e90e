import { inFile, type Mutant } from './mutant.ts'

const AMOUNTS = 'tests/wire/amounts.test.ts'
type Line = Parameters<typeof inFile>[2][number]
const line = (file: string, ...lines: Line[]) => inFile(`mock-server/src/domains/${file}`, AMOUNTS, lines)

const mission = 'a mission pays exactly its listed reward'
const race = 'the leaderboard lists the stakes, and the prizes of the first three'
const day = 'a day of the calendar pays the listed amount'
const point = 'a point has the value in the settings of points'
const rank = 'the next rank requires the turnover in the list of ranks'
const limits = 'a withdrawal has its limits in the settings, and reduces the rest of the day'
const channel = 'a channel lists its minimum and maximum'
const promotion = 'a promotion of deposits lists its minimum deposit'
const friends = 'referrals pay the amounts of the referral tables'
const play = 'a play lists the allowed stakes of a bet'
const bets = 'a bet on a lottery is in the records with its totals, while it is open and when it has won'
const until = 'the remaining time of a draw is its time minus now, in each list'

/** Mutants of amounts and times that are set by each operator or random, so that no contract can contain them. */
export const amountMutants: Mutant[] = [
  ...line(
    'missions/missions.handlers.ts',
    [
      mission,
      'title: mission.title[language],\n  rewardAmount: toDecimal(money)',
      'title: mission.title[language],\n  rewardAmount: money',
    ],
    [race, 'ranking: index + 1, prize: toDecimal(prize)', 'ranking: index + 1, prize'],
  ),
  ...line(
    'missions/missions.handlers.ts',
    [race, '  turnover: toDecimal(stake)', '  turnover: stake'],
    [race, '  prize: toDecimal(prize),', '  prize,'],
    [
      mission,
      '(await missions.claim(member())).map((goal) => toReward(goal, language))',
      '(await missions.claim(member())).map((goal) => ({ ...toReward(goal, language), rewardAmount: 1 }))',
    ],
  ),
  ...line(
    'deposits/deposit-view.ts',
    [channel, '[toDecimal(channel.min), toDecimal(channel.max)]', '[channel.min, toDecimal(channel.max)]'],
    [channel, '[toDecimal(channel.min), toDecimal(channel.max)]', '[toDecimal(channel.min), channel.max]'],
    [channel, 'channel.fixed.map(toDecimal)', 'channel.fixed'],
    [channel, 'QUICK_AMOUNTS.filter((amount) => amount >= min', 'QUICK_AMOUNTS.filter((amount) => amount > 100_000'],
    [channel, 'minCustomerCharge: toDecimal(channel.minFee)', 'minCustomerCharge: channel.minFee'],
  ),
  ...line(
    'records/bet-view.ts',
    [bets, 'validBetAmount: toDecimal(valid)', 'validBetAmount: valid'],
    [bets, 'winAmount: toDecimal(win)', 'winAmount: win'],
    [bets, 'profitAndLoss: toDecimal(profit),\n    betTime', 'profitAndLoss: -toDecimal(profit),\n    betTime'],
    [bets, 'winAmount: toDecimal(total.win)', 'winAmount: total.win'],
    [bets, 'const validBetAmount = toDecimal(total.valid)', 'const validBetAmount = toDecimal(total.bet + 1)'],
    [bets, 'profitAndLoss: toDecimal(total.profit)', 'profitAndLoss: -toDecimal(total.profit)'],
    [bets, 'profit: isDecided ? wager.payout - wager.stake : 0', 'profit: wager.payout - wager.stake'],
  ),
  ...line('sign-in/sign-in.handlers.ts', [day, 'amount: toDecimal(money)', 'amount: money']),
  ...line(
    'points/points.handlers.ts',
    [point, 'toDecimal(pointBook.stakePerPoint)', 'pointBook.stakePerPoint'],
    [point, 'toDecimal(MONEY_PER_CONVERSION)', 'MONEY_PER_CONVERSION'],
  ),
  ...line(
    'rank/rank.handlers.ts',
    [rank, 'toDecimal((next ?? current).turnover)', 'toDecimal(current.turnover)'],
    [rank, 'requiredTurnover: toDecimal(turnover)', 'requiredTurnover: turnover'],
  ),
  ...line(
    'withdrawals/withdrawal-view.ts',
    [limits, 'minimumAmount: toDecimal(LIMITS.BC.min)', 'minimumAmount: LIMITS.BC.min'],
    [limits, 'maximumAmount: toDecimal(LIMITS.BC.max)', 'maximumAmount: toDecimal(LIMITS.EW.max)'],
    [limits, 'virtualMinAmount: toDecimal(LIMITS.VW.min)', 'virtualMinAmount: LIMITS.VW.min'],
    [limits, 'eWalletMaxAmount: toDecimal(LIMITS.EW.max)', 'eWalletMaxAmount: toDecimal(LIMITS.BC.max)'],
    [limits, "toDecimal(MAX_AMOUNT_PER_DAY - used.amountOf('BC'))", "MAX_AMOUNT_PER_DAY - used.amountOf('BC')"],
    [limits, "toDecimal(MAX_AMOUNT_PER_DAY - used.amountOf('VW'))", "MAX_AMOUNT_PER_DAY - used.amountOf('VW')"],
  ),
  ...line(
    'deposits/deposits.handlers.ts',
    [promotion, 'toDecimal(one.minDeposit)', 'one.minDeposit'],
    [promotion, 'toDecimal(bonusFor(one, amount))', 'bonusFor(one, amount)'],
    [promotion, 'toDecimal(one.maxBonus)', 'one.maxBonus'],
  ),
  ...line(
    'referral/referral.handlers.ts',
    [friends, 'toDecimal(inviteeUsers * REWARD_PER_FRIEND)', 'inviteeUsers * REWARD_PER_FRIEND'],
    [friends, 'amount: toDecimal(money),\n      hasClaimed', 'amount: money,\n      hasClaimed'],
    [friends, 'toDecimal(REWARD_PER_FRIEND * (1 + stream.int(40)))', 'REWARD_PER_FRIEND * (1 + stream.int(40))'],
  ),
  ...line(
    'lottery/lottery.service.ts',
    [play, 'minStake: toDecimal(MIN_STAKE),\n  maxStake', 'minStake: MIN_STAKE,\n  maxStake'],
    [play, 'maxStake: toDecimal(rule.maxStake)', 'maxStake: rule.maxStake'],
  ),
  ...line('lottery/lottery.service.ts', [until, 'remainTime: drawAt - now', 'remainTime: (drawAt - now) / 1000']),
  ...line('lottery/numeros.service.ts', [
    until,
    'winningTime - world.clock.now()',
    '(winningTime - world.clock.now()) / 1000',
  ]),
  ...line('games/rooms.ts', [
    'the rooms of a card game require the stake of the game, and ten and a hundred times as much',
    'game.minBet * factor',
    'game.minBet + factor',
  ]),
  ...line('games/games.handlers.ts', [
    'the listed wins are in the range that games pay',
    'winAmount: toDecimal(amount)',
    'winAmount: amount',
  ]),
  ...inFile('mock-server/src/domains/lottery/lottery.service.ts', 'mock-server/src/domains/lottery/numeros.test.ts', [
    [
      'the settings of a lottery have the maximum number of issues',
      'minStake: toDecimal(MIN_STAKE),\n  prizeModes',
      'minStake: MIN_STAKE,\n  prizeModes',
    ],
  ]),
  ...inFile(
    'mock-server/src/domains/deposits/deposits.handlers.ts',
    'mock-server/src/domains/deposits/deposits.test.ts',
    [['a crypto deposit has a fixed address and an amount by the exchange rate', 'buy: toDecimal(', 'buy: (']],
  ),
  ...inFile('mock-server/src/domains/records/records.handlers.ts', 'mock-server/src/domains/records/records.test.ts', [
    [
      'deposits, withdrawals, stakes, wins and bonuses add up to the total of the month',
      'amount: toDecimal(amount),\n    inAmount',
      'amount: -toDecimal(amount),\n    inAmount',
    ],
  ]),
]
