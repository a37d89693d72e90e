/** @jsxImportSource preact */
import type { Problem } from './errors.ts'

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
