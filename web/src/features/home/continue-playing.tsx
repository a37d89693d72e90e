import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recentGamesQuery } from '#api/games/games.queries.ts'
import { useSession } from '#api/member/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { GameSection } from './game-section.tsx'

const MAX_SHOWN = 12

export function ContinuePlaying() {
  const { t } = useTranslation('home')
  const current = useSession()
  const { data, isError } = useInfiniteQuery(recentGamesQuery(undefined, useLanguage()))
  if (!current || isError || (current.firstTimeLogin && !data)) return null
  return (
    <GameSection
      title={t('continuePlaying')}
      more={paths.gameList({ type: 'recent' })}
      games={data?.pages[0]?.rows.slice(0, MAX_SHOWN)}
      expected={MAX_SHOWN}
      recent
    />
  )
}
