import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { isFinalError } from '#api/rewards/is-final-error.ts'
import { useIdempotencyKey } from '#lib/storage/use-idempotency-key.ts'

/**
 * Sends money commands exactly once: repeated taps, retries and reloads reuse one idempotency key until the outcome is known. `isUncertain`: the last one may
 * or may not have arrived; sending it again is safe and shows the outcome.
 * @example const { send } = useMoneyCommand('transfer', transferWallet.mutationOptions(api)); await send(input, (idempotencyKey) => ({ input, idempotencyKey }))
 */
export function useMoneyCommand<Input, Answer, Change>(
  name: string,
  command: UseMutationOptions<Answer, Error, Input, Change>,
) {
  const { mutateAsync } = useMutation(command)
  const idempotency = useIdempotencyKey(name)
  const [isUncertain, setUncertain] = useState(false)
  /** `intended` identifies the key; a proof such as a password is not part of it and may differ on the next try. */
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
