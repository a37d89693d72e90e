import type { Play, PlayMenu, PrizeMode } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import type { Lottery } from './lotteries.ts'
import { OPTION_NAMES, PLAY_TEXTS } from './play-texts.ts'
import { MIN_STAKE, oddsOf, PLAY_GROUPS, type PlayRule, playsOf } from './plays.ts'

export const menuOf = (
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
