import type { Game } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameListQuery, recentGamesQuery } from '#api/games/games.queries.ts'
import { useSession } from '#api/member/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { gameName, GameTile } from '#shared/game-tile.tsx'
import { ScrollRow, Section } from '#ui/list/scroll-row.tsx'

const MAX_GAMES = 12

export function CentreRows({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const played = useRecentGames(gameType)
  return (
    <>
      {played.length > 0 && <GameRow title={t('continue')} games={played.slice(0, MAX_GAMES)} recent />}
      {played[0] && <SameVendorGames game={played[0]} played={played} />}
      <NewGames gameType={gameType} />
    </>
  )
}

function useRecentGames(gameType: string): Game[] {
  const isMember = Boolean(useSession())
  const { data } = useInfiniteQuery({ ...recentGamesQuery(gameType, useLanguage()), enabled: isMember })
  return data?.pages[0]?.items ?? []
}

function SameVendorGames({ game, played }: { game: Game; played: readonly Game[] }) {
  const { t } = useTranslation('games')
  const { gameType, vassalage } = game
  const { data } = useInfiniteQuery(gameListQuery({ gameType, vassalage }, useLanguage()))
  const playedIds = new Set(played.map(({ nodeId }) => nodeId))
  const others = data?.pages[0]?.items.filter(({ nodeId }) => !playedIds.has(nodeId)) ?? []
  return <GameRow title={t('because', { name: gameName(game) })} games={others.slice(0, MAX_GAMES)} />
}

function NewGames({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const { data } = useInfiniteQuery(gameListQuery({ gameType, isNew: true }, useLanguage()))
  return <GameRow title={t('newGames')} games={data?.pages[0]?.items.slice(0, MAX_GAMES) ?? []} />
}

/** The rows are at the end of the page, so an empty one causes no layout shift. */
function GameRow({ title, games, recent }: { title: string; games: readonly Game[]; recent?: boolean }) {
  if (games.length === 0) return null
  return (
    <Section title={title}>
      <ScrollRow label={title}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} recent={recent} />
        ))}
      </ScrollRow>
    </Section>
  )
}
