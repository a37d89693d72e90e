import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import styles from './games.module.css'
import { clearSearches, recentSearches } from './recent-searches.ts'
import type { GameSearch as Search } from './use-game-search.ts'

export function GameSearch({ search: { typed, type, open } }: { search: Search }) {
  const { t } = useTranslation('games')
  return (
    <SearchField value={typed} onChange={type} onFocus={open} label={t('searchGames')} placeholder={t('searchGames')} />
  )
}

export function RecentSearches({ search: { typed, type, isOpen } }: { search: Search }) {
  const { t } = useTranslation('games')
  const [, rerender] = useState(0)
  const texts = recentSearches()
  if (!isOpen || typed !== '' || texts.length === 0) return null
  const clear = () => {
    clearSearches()
    rerender((before) => before + 1)
  }
  const choices = texts.map((text) => ({ value: text, label: text, icon: <SearchIcon aria-hidden /> }))
  return (
    <div className={styles.row}>
      <Chips label={t('recentSearches')} choices={choices} value="" onChange={type} />
      <Button variant="quiet" size="small" onClick={clear}>
        {t('clearSearches')}
      </Button>
    </div>
  )
}
