import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recentGamesQuery } from '#api/games.queries.ts'
import { useSession } from '#api/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/paths.ts'
import { GameSection } from './game-section.tsx'

const shown = 12

/** What a returning member played last. Whoever logs in for the first time has nothing to continue. */
export function ContinuePlaying() {
  const { t } = useTranslation('home')
  const current = useSession()
  const { data, isError } = useInfiniteQuery(recentGamesQuery(undefined, useLanguage()))
  if (!current || isError || (current.firstTimeLogin && !data)) return null
  return (
    <GameSection
      title={t('continuePlaying')}
      more={paths.gameList({ type: 'recent' })}
      games={data?.pages[0]?.rows.slice(0, shown)}
      expected={shown}
      recent
    />
  )
}
