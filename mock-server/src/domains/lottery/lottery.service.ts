import { prizeSeries } from './prize-modes.ts'
import type { LotteryGame, LotteryItem, LotteryMenuGroup, PlayMenu, PrizeMode } from '@longan/sdk'
import type { Language } from '../../kernel/language.ts'
import type { World } from '../../kernel/world.ts'
import { type Group, GROUPS, type Lottery, lotteries, lotteriesOf, lotteryById } from './lotteries.ts'
import { type NumerosService, numerosService } from './numeros.service.ts'
import { menuOf } from './play-menu.ts'
import { PLAY_WORDS } from './play-words.ts'
import type { PlayCode } from './plays.ts'
import { settingOf } from './lottery-setting.ts'
import { hereOf, type LotterySettings } from './lottery.settings.ts'

type Asked = { prizeMode?: PrizeMode | undefined; language: Language }
export type LotteryService = ReturnType<typeof lotteryService>

const DEFAULT_MODE: PrizeMode = 'Elott'

/** The lotteries as a player browses them, with their issues and draws. */
export const lotteryService = (world: World<LotterySettings>) => {
  const numeros = numerosService(world)
  const here = hereOf(world)
  const ofMode = (prizeMode: PrizeMode) => here(lotteriesOf(prizeMode))
  const asItem = (lottery: Lottery, language: Language): LotteryItem => ({
    ...asGame(lottery, language),
    ...issueOf(lottery, numeros, world.clock.now()),
  })

  return {
    ...numeros,
    prizeSeries,
    /** A lottery with its current issue. */
    asItem,
    list: (language: Language) => here(lotteries).map((lottery) => asGame(lottery, language)),
    /** Groups of a prize mode; of every one without it. */
    menus: ({ prizeMode, language }: Asked) => groupsOf(prizeMode ? ofMode(prizeMode) : here(lotteries), language),
    /** Groups of Vietnamese lotteries. */
    vietnameseMenus: ({ prizeMode = DEFAULT_MODE, language }: Asked) =>
      groupsOf(prizeMode === 'SEA' ? [] : ofMode(prizeMode), language),
    /** The hot ones first. */
    popular: ({ prizeMode = DEFAULT_MODE, language }: Asked) =>
      ofMode(prizeMode)
        .toSorted((one, other) => Number(other.isHot) - Number(one.isHot))
        .map((lottery) => asItem(lottery, language)),
    /** The first `count` lotteries of a prize mode with their issues; table games only when asked for. */
    opened({ prizeMode = DEFAULT_MODE, language, count, withTables }: Asked & { count: number; withTables: boolean }) {
      const shown = ofMode(prizeMode).filter(({ group }) => withTables || group !== 'TABLE')
      return shown.slice(0, count).map((lottery) => asItem(lottery, language))
    },
    /** What a bet is called. */
    namesOf: ({ gameId, playCode }: { gameId: number | undefined; playCode: string }, language: Language) => ({
      gameName: gameId === undefined ? '' : lotteryById(gameId).names[language],
      playName: PLAY_WORDS[playCode as PlayCode]?.name[language] ?? playCode,
    }),
    setting: (gameId: number) => settingOf(lotteryById(gameId)),
    /** What can be bet on in a lottery, with odds and limits. */
    playMenu: (gameId: number, { prizeMode = DEFAULT_MODE, language }: Asked): PlayMenu =>
      menuOf(lotteryById(gameId), { prizeMode, language }),
  }
}

/** The current issue of a lottery, and what the one before brought. */
function issueOf(lottery: Lottery, { current, previous }: NumerosService, now: number) {
  const { numero, drawAt } = current(lottery)
  const { numero: previousNumero, winningNumber: previousWinningNumber } = previous(lottery)
  return {
    numero,
    isSale: !lottery.isPaused,
    remainTime: drawAt - now,
    lockTime: lottery.lockTime,
    winningTime: drawAt,
    previousNumero,
    previousWinningNumber,
  }
}

const tagsOf = ({ isHot, group }: Lottery) => [...(isHot ? ['HOT'] : []), ...(group === 'SEA' ? ['SEA'] : [])]

const asGame = (lottery: Lottery, language: Language): LotteryGame => ({
  code: lottery.code,
  gameCode: lottery.code,
  gameId: lottery.gameId,
  vendor: lottery.vendor,
  labelName: lottery.names[language],
  mobileIconUrl: lottery.icon,
  remark: GROUPS[lottery.group][language],
  tag: tagsOf(lottery),
  gameMenus: [lottery.group],
  roundSeconds: lottery.period / 1000,
})

const groupsOf = (list: readonly Lottery[], language: Language): LotteryMenuGroup[] =>
  [...Map.groupBy(list, ({ group }) => group)].map(([group, members]: [Group, Lottery[]]) => ({
    gameGroupCode: group,
    labelName: GROUPS[group][language],
    gameMenus: members.map((lottery) => asGame(lottery, language)),
  }))
