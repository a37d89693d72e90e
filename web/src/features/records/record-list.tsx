import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode, problemText } from '#api/problems.ts'
import { Empty } from '#ui/empty.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { EndlessList } from '#ui/list-end.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import styles from './records.module.css'

type RecordListProps<Row> = {
  query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isError' | 'error' | 'refetch' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
  > & { fetchNextPage: () => unknown }
  rows: Row[]
  keyOf: (row: Row) => string
  /** What stands above the rows once there are some: totals. */
  head: ReactNode
  children: (row: Row) => ReactNode
}

/** The rows of a record with everything that can be instead of them: on the way, none, or a failure. */
export function RecordList<Row>({ query, rows, keyOf, head, children }: RecordListProps<Row>) {
  const { t } = useTranslation(['records', 'app'])
  if (query.isPending) return <RowSkeletons count={6} height={76} />
  if (query.isError && rows.length === 0) {
    return (
      <ErrorPanel
        message={problemText(query.error)}
        code={problemCode(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  if (rows.length === 0) return <Empty title={t('nothing')} text={t('nothingText')} />
  return (
    <div className={styles.list}>
      {head}
      <EndlessList
        rows={rows}
        keyOf={keyOf}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        end={t('endOfList', { ns: 'app' })}
      >
        {children}
      </EndlessList>
    </div>
  )
}
