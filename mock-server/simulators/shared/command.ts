import { signal } from '@preact/signals'
import { CallError } from './errors.ts'
import { type Calls, type Command, createIdempotencyKey } from './calls.ts'

export type MoneyCommand<Input, Answer> = {
  readonly isUnknown: boolean
  readonly isPending: boolean
  send(input: Input): Promise<Answer>
}

/**
 * Creates a command that moves money. Only one runs at a time: sending again while it is pending returns the same result. While the outcome
 * of a command is unknown, sending repeats that command with its own key, so that it cannot count twice.
 */
export function createCommand<Input extends Record<string, unknown>, Answer>(
  calls: Calls,
  path: string,
  requiredFields: readonly (keyof Answer & string)[],
): MoneyCommand<Input, Answer> {
  const unknown = signal<Command<Answer> | undefined>(undefined)
  const pending = signal<Promise<Answer> | undefined>(undefined)

  async function execute(command: Command<Answer>) {
    try {
      const answer = await calls.post<Answer>(path, command)
      unknown.value = undefined
      return answer
    } catch (error) {
      unknown.value = error instanceof CallError && error.isUnknown ? { ...command, isRetry: true } : undefined
      throw error
    } finally {
      pending.value = undefined
    }
  }

  return {
    get isUnknown() {
      return unknown.value !== undefined
    },
    get isPending() {
      return pending.value !== undefined
    },
    send: (input) =>
      (pending.value ??= execute(unknown.value ?? { input, requiredFields, key: createIdempotencyKey() })),
  }
}
