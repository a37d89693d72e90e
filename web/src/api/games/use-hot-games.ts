import { useQuery } from '@tanstack/react-query'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { hotGamesQuery } from './games.queries.ts'

/** The most played games of all categories, fetched again 250 ms after a change of language. */
export const useHotGames = ({ enabled = true } = {}) => useQuery({ ...hotGamesQuery(useDebouncedLanguage()), enabled })
