import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lotteryMenusQuery } from '#api/games/lottery-menus.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Failure } from '#shared/failure.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { CategoryGlyph } from './category-glyph.tsx'
import { categoryPaths } from './category-of.ts'
import styles from './games.module.css'

export function LotteryMenus({ code }: { code: 'LOTT' | 'ELOTT' }) {
  const { t } = useTranslation('games')
  const query = useQuery(lotteryMenusQuery(useLanguage()))
  if (query.isPending) return <RowSkeletons count={4} height={56} />
  if (!query.data) return <Failure query={query} />
  return (
    <nav className={styles.filter} aria-label={t('lotteryMenus')}>
      <ListCard>
        {query.data.map(({ gameGroupCode, labelName }) => (
          <ListRow
            key={gameGroupCode}
            to={`${categoryPaths[code]}?group=${gameGroupCode}`}
            icon={<CategoryGlyph code={code} />}
            title={labelName}
          />
        ))}
      </ListCard>
    </nav>
  )
}
