/** @jsxImportSource preact */
import type { Problem } from '../../shared/error-message.ts'

/** What went wrong, said in a sheet. */
export const Trouble = ({ text, action, isCalm }: Problem) => (
  <div class="problem" role="alert" data-calm={isCalm}>
    <p>{text}</p>
    {action && (
      <button class="chip" onClick={action.run}>
        {action.label}
      </button>
    )}
  </div>
)
