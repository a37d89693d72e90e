import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from '@longan/sdk'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Failure, type FailedQuery } from './failure.tsx'
import styles from './paged-list.module.css'

type RowsQuery<Row> = FailedQuery & {
  data: { pages: Pick<Page<Row>, 'items'>[] } | Row[] | undefined
  isPending: boolean
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  fetchNextPage?: () => unknown
}

type PagedListProps<Row> = {
  query: RowsQuery<Row>
  keyOf: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
  empty: ReactNode
  head?: ReactNode
  skeletons?: ReactNode
  filter?: (rows: Row[]) => Row[]
  list?: typeof InfiniteList
}

/** Removes duplicate rows: while a list grows at its top, a page may begin with the last rows of the page before. */
function rowsOf<Row>({ data = [] }: RowsQuery<Row>, keyOf: (row: Row) => string) {
  const all = Array.isArray(data) ? data : data.pages.flatMap(({ items }) => items)
  return [...new Map(all.map((row) => [keyOf(row), row])).values()]
}

export function PagedList<Row>({ query, keyOf, children, ...rest }: PagedListProps<Row>) {
  const { t } = useTranslation()
  const { fetchNextPage, isFetchNextPageError: moreFailed, isFetchingNextPage: loadingMore } = query
  const loadMore = useCallback(() => void fetchNextPage?.(), [fetchNextPage])
  const {
    skeletons = <RowSkeletons count={6} height={76} />,
    list: List = InfiniteList,
    filter = (rows) => rows,
  } = rest
  if (query.isPending) return skeletons
  const rows = filter(rowsOf(query, keyOf))
  if (query.error && rows.length === 0) return <Failure query={query} />
  if (rows.length === 0) return rest.empty
  const hasMore = Boolean(query.hasNextPage) && !moreFailed
  return (
    <div className={styles.list}>
      {rest.head}
      <List
        rows={rows}
        keyOf={keyOf}
        hasMore={hasMore}
        loadingMore={loadingMore}
        onMore={query.isFetching ? undefined : loadMore}
        end={moreFailed ? undefined : t('endOfList')}
      >
        {children}
      </List>
      {moreFailed && (
        <p className={styles.failed} role="alert">
          {problemText(query.error)}
          <Button variant="secondary" size="small" onClick={loadMore}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
