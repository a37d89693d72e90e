import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { isFinalError } from '#api/is-final-error.ts'
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts'

/**
 * Sends commands that move money or promise it, each intent once: however often it is tapped, sent again or sent after a reload, it goes
 * under one key until it is known what became of it. `isUncertain`: the last one may have arrived or not, and sending it
 * again is both safe and the way to know.
 * @example const { send } = useMoneyCommand('transfer', transfer(client)); await send(body, (idempotencyKey) => ({ body, idempotencyKey }))
 */
export function useMoneyCommand<Input, Answer>(name: string, command: UseMutationOptions<Answer, Error, Input>) {
  const { mutateAsync } = useMutation(command)
  const idempotency = useIdempotencyKey(name)
  const [isUncertain, setUncertain] = useState(false)
  /** `intended` is what the key stands for: a proof beside it, like a password, may be another one next time. */
  const send = async (intended: unknown, inputOf: (key: string) => Input): Promise<Answer> => {
    setUncertain(false)
    const key = idempotency.getKey(intended)
    try {
      const answer = await mutateAsync(inputOf(key))
      idempotency.complete(intended)
      return answer
    } catch (error) {
      setUncertain(!isFinalError(error) || !idempotency.reject(intended))
      throw error
    }
  }
  return { send, isUncertain }
}
