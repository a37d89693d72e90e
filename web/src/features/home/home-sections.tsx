import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#api/games/games.queries.ts'
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
import { useDelay, useIncrementalCount } from './deferred-rendering.ts'
import { WinnerSection } from './winner-section.tsx'

/** Delays of the first categories in ms. The others wait until they are near the viewport. */
function useDueCategories(): Record<string, boolean> {
  return { RNG: useDelay(400), FISH: useDelay(800), PVP: useDelay(1200) }
}

/**
 * Sections below the first screen. A failed or empty section does not affect the others. They are rendered one by one,
 * so that the page stays responsive.
 */
export function HomeSections() {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const isDue = useDueCategories()
  const codes = homeOrder(data?.categories).filter((code) => code !== 'HOT')
  const categories = codes.map((code) => (
    <CategorySection
      key={code}
      category={data?.categories.find((one) => one.code === code) ?? { code, vendors: [] }}
      isDue={isDue[code]}
    />
  ))
  const count = useIncrementalCount(sectionsBefore.length + categories.length + sectionsAfter.length)
  return [...sectionsBefore, ...categories, ...sectionsAfter].slice(0, count)
}

const sectionsBefore = [
  <ContinuePlaying key="continue" />,
  <LotterySection key="lotteries" />,
  <MatchSection key="matches" />,
  <Jackpot key="jackpot" />,
]
const sectionsAfter = [
  <WinnerSection key="winners" />,
  <PromotionSection key="promotions" />,
  <NewsSection key="news" />,
  <HomeFooter key="footer" />,
]
