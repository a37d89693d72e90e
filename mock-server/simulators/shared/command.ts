import { signal } from '@preact/signals'
import { CallError } from './call-error.ts'
import { type Calls, type Command, newKey } from './call.ts'

export type MoneyCommand<Input, Answer> = {
  /** Whether something was sent of which nobody knows what became. */
  readonly isUnknown: boolean
  /** Whether its answer is being waited for. */
  readonly isUnderWay: boolean
  send(input: Input): Promise<Answer>
}

/**
 * What a player does with money. It is one at a time: sent twice while it is under way, it is the same. As long as nobody knows what became
 * of it nothing else is sent but that again, under its own key, so that it cannot count twice.
 */
export function createCommand<Input extends Record<string, unknown>, Answer>(
  calls: Calls,
  path: string,
  needs: readonly (keyof Answer & string)[],
): MoneyCommand<Input, Answer> {
  const unknown = signal<Command<Answer> | undefined>(undefined)
  const underWay = signal<Promise<Answer> | undefined>(undefined)

  async function carryOut(command: Command<Answer>) {
    try {
      const answer = await calls.post<Answer>(path, command)
      unknown.value = undefined
      return answer
    } catch (error) {
      unknown.value = error instanceof CallError && error.isUnknown ? { ...command, isDoubtful: true } : undefined
      throw error
    } finally {
      underWay.value = undefined
    }
  }

  return {
    get isUnknown() {
      return unknown.value !== undefined
    },
    get isUnderWay() {
      return underWay.value !== undefined
    },
    send: (input) => (underWay.value ??= carryOut(unknown.value ?? { input, needs, key: newKey() })),
  }
}
