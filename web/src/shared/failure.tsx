import { problemCode, problemText } from '#api/problems.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'

/** As much of a query as its failure needs. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown }

/** A query that failed: what happened in the person's language, a way to ask again, the code. */
export function Failure({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  return (
    <ErrorPanel
      message={problemText(error)}
      code={problemCode(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
