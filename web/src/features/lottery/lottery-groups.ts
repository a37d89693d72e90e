import type { LotteryItem, LotteryMenuGroup } from '@longan/sdk'
import type { LotteryRound } from '#api/games/lottery.queries.ts'

const day = 24 * 3_600_000

export type LotteryGroup = { code: string; title: string; rounds: LotteryRound[] }

export function endsWithinDay({ drawAt, lockTime }: Pick<LotteryRound, 'drawAt' | 'lockTime'>, now: number) {
  const left = drawAt - now - lockTime * 1000
  return left > 0 && left < day
}

export const isHot = ({ tag }: Pick<LotteryItem, 'tag'>) => tag.includes('HOT')
export const isSeAsian = ({ tag }: Pick<LotteryItem, 'tag'>) => tag.includes('SEA')

/** Groups the lotteries by the gateway's menus, in their order. A lottery without a known group uses its own remark as the title. */
export function groupLotteries(rounds: readonly LotteryRound[], menus: readonly LotteryMenuGroup[]): LotteryGroup[] {
  const codeOf = (round: LotteryRound) => round.gameMenus?.[0] ?? round.remark ?? ''
  const byCode = Map.groupBy(rounds, codeOf)
  const known = menus.map(({ gameGroupCode }) => gameGroupCode)
  const titleOf = (code: string, members: LotteryRound[]) =>
    menus.find(({ gameGroupCode }) => gameGroupCode === code)?.labelName ?? members[0]?.remark ?? code
  return [...new Set([...known, ...byCode.keys()])].flatMap((code) => {
    const members = byCode.get(code)
    return members ? [{ code, title: titleOf(code, members), rounds: members }] : []
  })
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim()

export function searchLotteries<Item extends Pick<LotteryItem, 'labelName' | 'remark' | 'code'>>(
  rounds: readonly Item[],
  text: string,
): Item[] {
  const wanted = fold(text)
  return rounds.filter(({ labelName, remark = '', code }) => fold(`${labelName} ${remark} ${code}`).includes(wanted))
}

/** Removes duplicates: a lottery may be popular and also listed in its group. */
export const distinct = (rounds: readonly LotteryRound[]): LotteryRound[] => [
  ...new Map(rounds.map((round) => [round.gameId, round])).values(),
]
