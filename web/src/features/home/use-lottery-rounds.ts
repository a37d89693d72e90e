import { prizeModeOf } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { openedLotteriesQuery, popularLotteriesQuery, withPopular } from '#api/games/lottery.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Returns the lotteries with their rounds, and the popular South-East Asian one, polled at the gateway's interval. */
export function useLotteryRounds(enabled: boolean) {
  const language = useLanguage()
  const { data: vendors } = useQuery(categoriesQuery(language))
  const prizeMode = prizeModeOf('TCG_LOTTO_VN', vendors?.mapping)
  const { data: popular = [] } = useQuery({ ...popularLotteriesQuery(language), enabled })
  const opened = useQuery({ ...openedLotteriesQuery(prizeMode, language), enabled })
  const data = opened.data && withPopular(opened.data, popular.slice(0, 1))
  return { ...opened, data, prizeMode }
}
