import { prizeModeOf } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games.queries.ts'
import { openedLotteriesQuery } from '#api/lottery.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Returns the lotteries with their rounds, polled at the gateway's interval. */
export function useLotteryRounds(enabled: boolean) {
  const language = useLanguage()
  const { data: vendors } = useQuery(categoriesQuery(language))
  const prizeMode = prizeModeOf('TCG_LOTTO_VN', vendors?.mapping)
  return { ...useQuery({ ...openedLotteriesQuery(prizeMode, language), enabled }), prizeMode }
}
