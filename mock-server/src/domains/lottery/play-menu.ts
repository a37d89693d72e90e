import type { Play, PlayMenu, PrizeMode } from '@longan/sdk'
import type { Language } from '../../kernel/language.ts'
import { toDecimal } from '../../kernel/money.ts'
import type { Lottery } from './lotteries.ts'
import { OPTION_WORDS, PLAY_WORDS } from './play-words.ts'
import { MIN_STAKE, oddsOf, PLAY_GROUPS, type PlayRule, playsOf } from './plays.ts'

/** The plays of a lottery in their groups, in words. */
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
    plays: rules.map((rule) => asPlay(rule, toDecimal(oddsOf(rule, table)), language)),
  })),
})

const asPlay = (rule: PlayRule, odds: number, language: Language): Play => ({
  playId: rule.playId,
  playCode: rule.code,
  playName: PLAY_WORDS[rule.code].name[language],
  odds,
  digits: rule.digits,
  positions: [rule.position],
  ...(rule.choices.length > 0 && {
    options: rule.choices.map((content) => ({ content, optionName: OPTION_WORDS[content][language] })),
  }),
  minStake: toDecimal(MIN_STAKE),
  maxStake: toDecimal(rule.maxStake),
  description: PLAY_WORDS[rule.code].how[language],
})
