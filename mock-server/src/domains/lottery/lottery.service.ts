import { prizeSeries } from './prize-modes.ts'
import type { LotteryGame, LotteryItem, LotteryMenuGroup, PlayMenu, PrizeMode } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Group, GROUPS, type Lottery, lotteries, lotteriesOf, lotteryById } from './lotteries.ts'
import { type NumerosService, numerosService } from './numeros.service.ts'
import { menuOf } from './play-menu.ts'
import { PLAY_TEXTS } from './play-texts.ts'
import type { PlayCode } from './plays.ts'
import { settingOf } from './lottery-setting.ts'
import { createSiteFilter, type LotterySettings } from './lottery.settings.ts'

type LotteryQuery = { prizeMode?: PrizeMode | undefined; language: Language }
export type LotteryService = ReturnType<typeof lotteryService>

const DEFAULT_MODE: PrizeMode = 'Elott'

export const lotteryService = (world: World<LotterySettings>) => {
  const numeros = numerosService(world)
  const onlyOffered = createSiteFilter(world)
  const ofMode = (prizeMode: PrizeMode) => onlyOffered(lotteriesOf(prizeMode))
  const toItem = (lottery: Lottery, language: Language): LotteryItem => ({
    ...toGame(lottery, language),
    ...issueOf(lottery, numeros, world.clock.now()),
  })

  return {
    ...numeros,
    prizeSeries,
    toItem,
    list: (language: Language) => onlyOffered(lotteries).map((lottery) => toGame(lottery, language)),
    menus: ({ prizeMode, language }: LotteryQuery) =>
      groupsOf(prizeMode ? ofMode(prizeMode) : onlyOffered(lotteries), language),
    vietnameseMenus: ({ prizeMode = DEFAULT_MODE, language }: LotteryQuery) =>
      groupsOf(prizeMode === 'SEA' ? [] : ofMode(prizeMode), language),
    popular: ({ prizeMode = DEFAULT_MODE, language }: LotteryQuery) =>
      ofMode(prizeMode)
        .toSorted((one, other) => Number(other.isHot) - Number(one.isHot))
        .map((lottery) => toItem(lottery, language)),
    opened({
      prizeMode = DEFAULT_MODE,
      language,
      count,
      withTables,
    }: LotteryQuery & { count: number; withTables: boolean }) {
      const offered = ofMode(prizeMode).filter(({ group }) => withTables || group !== 'TABLE')
      return offered.slice(0, count).map((lottery) => toItem(lottery, language))
    },
    namesOf: ({ gameId, playCode }: { gameId: number | undefined; playCode: string }, language: Language) => ({
      gameName: gameId === undefined ? '' : lotteryById(gameId).names[language],
      playName: PLAY_TEXTS[playCode as PlayCode]?.name[language] ?? playCode,
    }),
    setting: (gameId: number) => settingOf(lotteryById(gameId)),
    playMenu: (gameId: number, { prizeMode = DEFAULT_MODE, language }: LotteryQuery): PlayMenu =>
      menuOf(lotteryById(gameId), { prizeMode, language }),
  }
}

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

const toGame = (lottery: Lottery, language: Language): LotteryGame => ({
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
    gameMenus: members.map((lottery) => toGame(lottery, language)),
  }))
