/** @jsxImportSource preact */
import type { Problem } from './error-message.ts'

/** The bar at the top of the page for what went wrong. */
export const Notice = ({ problem }: { problem: Problem | undefined }) => (
  <div class="notice" role="alert" hidden={!problem} data-calm={problem?.isCalm}>
    <p>{problem?.text}</p>
    {problem?.action && (
      <button class="chip" onClick={problem.action.run}>
        {problem.action.label}
      </button>
    )}
  </div>
)
