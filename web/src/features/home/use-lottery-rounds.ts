import { prizeModeOf } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { categoriesQuery } from '#api/games.queries.ts'
import { openedLotteriesQuery } from '#api/lottery.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { serverClock } from '#lib/server-clock.ts'

/** A draw is published a moment after the deadline. */
const grace = 300

/** The lotteries with their rounds, asked again in the gateway's rhythm and right after each draw. */
export function useLotteryRounds(enabled: boolean) {
  const language = useLanguage()
  const { data: vendors } = useQuery(categoriesQuery(language))
  const prizeMode = prizeModeOf('TCG_LOTTO_VN', vendors?.mapping)
  const query = useQuery({ ...openedLotteriesQuery(prizeMode, language), enabled })
  const { data, refetch } = query
  // A draw falls at a moment of its own: a timer waits for the nearest one.
  useEffect(() => {
    const left = (data ?? []).map(({ drawAt }) => drawAt - serverClock.now()).filter((time) => time > 0)
    if (left.length === 0) return
    const timer = setTimeout(() => void refetch(), Math.min(...left) + grace)
    return () => clearTimeout(timer)
  }, [data, refetch])
  return { ...query, prizeMode }
}
