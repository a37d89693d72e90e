/** @jsxImportSource preact */
import type { Problem } from './error-message.ts'

/** The bar at the top of the page that shows a problem. */
export const Notice = ({ problem }: { problem: Problem | undefined }) => (
  <div class="notice" role="alert" hidden={!problem} data-info={problem?.isInfo}>
    <p>{problem?.text}</p>
    {problem?.action && (
      <button class="chip" onClick={problem.action.run}>
        {problem.action.label}
      </button>
    )}
  </div>
)
