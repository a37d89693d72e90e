import { useQuery } from '@tanstack/react-query'
import { hotGamesQuery } from './games.queries.ts'
import { useDebouncedLanguage } from '../use-debounced-language.ts'

/** The most played games of all categories, fetched again 250 ms after a change of language. */
export const useHotGames = ({ enabled = true } = {}) => useQuery({ ...hotGamesQuery(useDebouncedLanguage()), enabled })
