import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hotGamesQuery } from '#api/games.queries.ts'
import { useDebouncedLanguage } from '#api/use-debounced-language.ts'
import { paths } from '#lib/paths.ts'
import { GameSection } from './game-section.tsx'

export function HotSection() {
  const { t } = useTranslation('home')
  const { data, isError, refetch } = useQuery(hotGamesQuery(useDebouncedLanguage()))
  return (
    <GameSection
      title={t('hotGames')}
      more={paths.gameList({ type: 'hot' })}
      games={data}
      expected={40}
      eager
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}
