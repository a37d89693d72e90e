import { prizeSeries, modesOf } from './plays/prize-modes.ts'
import type { LotteryGame, LotteryItem, LotteryMenuGroup, PlayMenu, PrizeMode, LotterySetting, Play } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Group, GROUPS, type Lottery, lotteries, lotteriesOf, lotteryById } from './lotteries.ts'
import { type NumerosService, numerosService } from './numeros.service.ts'
import { PLAY_TEXTS, OPTION_NAMES } from './plays/play-texts.ts'
import { type PlayCode, MIN_STAKE, oddsOf, PLAY_GROUPS, type PlayRule, playsOf } from './plays/plays.ts'
import { createSiteFilter, type LotterySettings } from './lottery.settings.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { maxIssuesOf } from './bet-slip.ts'

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

/** The maximum multiple in the OpenAPI document. */
const MAX_MULTIPLE = 1000

const settingOf = (lottery: Lottery): LotterySetting => ({
  gameId: lottery.gameId,
  gameCode: lottery.code,
  isSale: !lottery.isPaused,
  lockTime: lottery.lockTime,
  roundSeconds: lottery.period / 1000,
  maxNumeros: maxIssuesOf(lottery),
  maxMultiple: MAX_MULTIPLE,
  minStake: toDecimal(MIN_STAKE),
  prizeModes: modesOf(lottery),
})

const menuOf = (
  { gameId, code, table }: Lottery,
  { prizeMode, language }: { prizeMode: PrizeMode; language: Language },
): PlayMenu => ({
  gameId,
  gameCode: code,
  prizeMode,
  groups: [...Map.groupBy(playsOf(table), ({ group }) => group)].map(([group, rules]) => ({
    groupCode: group,
    groupName: PLAY_GROUPS[group][language],
    plays: rules.map((rule) => toPlay(rule, toDecimal(oddsOf(rule, table)), language)),
  })),
})

const toPlay = (rule: PlayRule, odds: number, language: Language): Play => ({
  playId: rule.playId,
  playCode: rule.code,
  playName: PLAY_TEXTS[rule.code].name[language],
  odds,
  digits: rule.digits,
  positions: [rule.position],
  ...(rule.choices.length > 0 && {
    options: rule.choices.map((content) => ({ content, optionName: OPTION_NAMES[content][language] })),
  }),
  minStake: toDecimal(MIN_STAKE),
  maxStake: toDecimal(rule.maxStake),
  description: PLAY_TEXTS[rule.code].how[language],
})
