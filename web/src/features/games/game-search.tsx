import { useTranslation } from 'react-i18next'
import { TypedSearch } from '#parts/typed-search.tsx'

/** The search among games: what is typed goes into the address. */
export function GameSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('games')
  return <TypedSearch text={text} label={t('searchGames')} onSearch={onSearch} />
}
