import { problemCode, problemText } from '#api/problems.ts'
import { ErrorPanel } from '#ui/page/error-panel.tsx'

export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown }

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
