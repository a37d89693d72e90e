import type { Game } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { loadedGames } from '#api/games/games.queries.ts'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { createFuzzySearch } from '#lib/search/fuzzy-search.ts'
import { gameName } from '#shared/game-tile.tsx'
import { Chips } from '#ui/action/chips.tsx'

const MAX_SUGGESTIONS = 4

/** The texts by which a game is found on the device. */
export const textsOf = (game: Game) => ({ name: gameName(game), keywords: `${game.vendor ?? ''} ${game.vassalage}` })

/**
 * Names that a misspelt search may mean. Rendered when the gateway has found nothing, so after the pause of the search. The index is
 * small: the hot games, which are one response, and the pages that are loaded already.
 */
export function Suggestions({ text, onChoose }: { text: string; onChoose: (name: string) => void }) {
  const { t } = useTranslation('games')
  const { data: hot } = useHotGames()
  const client = useQueryClient()
  const names = useMemo(() => {
    const found = createFuzzySearch([...(hot ?? []), ...loadedGames(client)], textsOf)(text)
    return [...new Set(found.map(gameName))].slice(0, MAX_SUGGESTIONS)
  }, [client, hot, text])
  if (names.length === 0) return null
  const choices = names.map((value) => ({ value, label: value }))
  return <Chips label={t('suggestions')} choices={choices} value="" onChange={onChoose} />
}
