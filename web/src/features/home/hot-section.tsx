import { useTranslation } from 'react-i18next'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { paths } from '#lib/site/paths.ts'
import { GameSection } from './game-section.tsx'

export function HotSection() {
  const { t } = useTranslation('home')
  const { data, isError, refetch } = useHotGames()
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
