/** @jsxImportSource preact */
import type { Problem } from './errors.ts'

export const ProblemBox = ({ text, action, isInfo }: Problem) => (
  <div class="problem" role="alert" data-info={isInfo}>
    <p>{text}</p>
    {action && (
      <button class="chip" onClick={action.run}>
        {action.label}
      </button>
    )}
  </div>
)
