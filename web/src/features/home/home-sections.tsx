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
import { WinnerSection } from './winner-section.tsx'

/** These wait so long for their turn, ms; the others wait until they come near the screen. */
const delays: Record<string, number> = { RNG: 400, FISH: 800, PVP: 1200 }

/** Everything below the first screenful, each part for itself: one that fails or is empty does not touch the others. */
export function HomeSections() {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const codes = homeOrder(data?.categories).filter((code) => code !== 'HOT')
  return (
    <>
      <ContinuePlaying />
      <LotterySection />
      <MatchSection />
      <Jackpot />
      {codes.map((code) => (
        <CategorySection
          key={code}
          category={data?.categories.find((one) => one.code === code) ?? { code, vendors: [] }}
          delay={delays[code]}
        />
      ))}
      <WinnerSection />
      <PromotionSection />
      <NewsSection />
      <HomeFooter />
    </>
  )
}
