import { prizeModeOf } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games.queries.ts'
import { openedLotteriesQuery } from '#api/lottery.queries.ts'
import { useNextDraw } from '#api/use-next-draw.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** The lotteries with their rounds, asked again in the gateway's rhythm and right after each draw. */
export function useLotteryRounds(enabled: boolean) {
  const language = useLanguage()
  const { data: vendors } = useQuery(categoriesQuery(language))
  const prizeMode = prizeModeOf('TCG_LOTTO_VN', vendors?.mapping)
  const query = useQuery({ ...openedLotteriesQuery(prizeMode, language), enabled })
  useNextDraw(query)
  return { ...query, prizeMode }
}
