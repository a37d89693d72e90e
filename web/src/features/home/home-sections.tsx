import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { CategorySection } from './category-section.tsx'
import { ContinuePlaying } from './continue-playing.tsx'
import { homeOrder } from './entry-menu.tsx'
import { HomeFooter } from './home-footer.tsx'
import { Jackpot } from './jackpot.tsx'
import { LotterySection } from './lottery-section.tsx'
import { MatchSection } from './match-section.tsx'
import { NewsSection } from './news-section.tsx'
import { PromotionSection } from './promotion-section.tsx'
import { useDelay, useOneByOne } from './use-turn.ts'
import { WinnerSection } from './winner-section.tsx'

/** Whose turn to ask has come: these wait so long, ms; the others wait until they come near the screen. */
function useTurns(): Record<string, boolean> {
  return { RNG: useDelay(400), FISH: useDelay(800), PVP: useDelay(1200) }
}

/**
 * Everything below the first screenful, each part for itself: one that fails or is empty does not touch the others. They
 * are drawn one after the other, so that a tap meanwhile is heard.
 */
export function HomeSections() {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const turns = useTurns()
  const codes = homeOrder(data?.categories).filter((code) => code !== 'HOT')
  const categories = codes.map((code) => (
    <CategorySection
      key={code}
      category={data?.categories.find((one) => one.code === code) ?? { code, vendors: [] }}
      isDue={turns[code]}
    />
  ))
  const shown = useOneByOne(first.length + categories.length + last.length)
  return [...first, ...categories, ...last].slice(0, shown)
}

const first = [
  <ContinuePlaying key="continue" />,
  <LotterySection key="lotteries" />,
  <MatchSection key="matches" />,
  <Jackpot key="jackpot" />,
]
const last = [
  <WinnerSection key="winners" />,
  <PromotionSection key="promotions" />,
  <NewsSection key="news" />,
  <HomeFooter key="footer" />,
]
