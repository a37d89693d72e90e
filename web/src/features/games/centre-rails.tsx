import type { Game } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameListQuery, recentGamesQuery } from '#api/games.queries.ts'
import { useSession } from '#api/session.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { gameName, GameTile } from '#shared/game-tile.tsx'
import { Rail, Section } from '#ui/scroll-row.tsx'

const most = 12

/** Below the vendors of a category: what a returning member played there, what goes with it, and what is new this week. */
export function CentreRails({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const played = usePlayed(gameType)
  return (
    <>
      {played.length > 0 && <GameRail title={t('continue')} games={played.slice(0, most)} recent />}
      {played[0] && <Because game={played[0]} played={played} />}
      <NewGames gameType={gameType} />
    </>
  )
}

function usePlayed(gameType: string): Game[] {
  const isMember = Boolean(useSession())
  const { data } = useInfiniteQuery({ ...recentGamesQuery(gameType, useLanguage()), enabled: isMember })
  return data?.pages[0]?.rows ?? []
}

/** Games of the vendor whose game was played last: those that were not played yet. */
function Because({ game, played }: { game: Game; played: readonly Game[] }) {
  const { t } = useTranslation('games')
  const { gameType, vassalage } = game
  const { data } = useInfiniteQuery(gameListQuery({ gameType, vassalage }, useLanguage()))
  const known = new Set(played.map(({ nodeId }) => nodeId))
  const others = data?.pages[0]?.rows.filter(({ nodeId }) => !known.has(nodeId)) ?? []
  return <GameRail title={t('because', { name: gameName(game) })} games={others.slice(0, most)} />
}

function NewGames({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games')
  const { data } = useInfiniteQuery(gameListQuery({ gameType, isNew: true }, useLanguage()))
  return <GameRail title={t('newGames')} games={data?.pages[0]?.rows.slice(0, most) ?? []} />
}

/** They stand at the end of the page: nothing moves when one comes, or does not. */
function GameRail({ title, games, recent }: { title: string; games: readonly Game[]; recent?: boolean }) {
  if (games.length === 0) return null
  return (
    <Section title={title}>
      <Rail label={title}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} recent={recent} />
        ))}
      </Rail>
    </Section>
  )
}
