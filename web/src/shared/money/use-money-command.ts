import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { isFinalError } from '#api/problems.ts'
import { randomId } from '#lib/storage/device-id.ts'
import { storage } from '#lib/storage/storage.ts'

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

/** The idempotency keys by serialised command. */
type Keys = Record<string, string>

/**
 * Idempotency keys of commands that move money. A command keeps its key when it is sent again, also after a reload or after other commands, until its outcome is
 * known. Stored with the drafts of this tab.
 * @example const idempotency = useIdempotencyKey('deposit'); await send(body, { idempotencyKey: idempotency.getKey(body) }); idempotency.complete(body)
 */
function useIdempotencyKey(name: string) {
  const draftName = `intent:${name}`
  // Used if storage is blocked.
  const [unstored] = useState(() => new Map<string, string>())
  // The number of attempts under a key whose outcome is unknown.
  const [openAttempts] = useState(() => new Map<string, number>())
  const stored = (): Keys => storage.get('drafts')?.[draftName] ?? {}
  const write = (keys: Keys) => {
    const { [draftName]: _, ...others } = storage.get('drafts') ?? {}
    storage.set('drafts', Object.keys(keys).length > 0 ? { ...others, [draftName]: keys } : others)
  }
  const findKey = (serialized: string) => stored()[serialized] ?? unstored.get(serialized)
  const forget = (serialized: string) => {
    const { [serialized]: _, ...others } = stored()
    write(others)
    unstored.delete(serialized)
  }
  return {
    getKey(command: unknown): string {
      const serialized = JSON.stringify(command)
      const before = findKey(serialized)
      const key = before ?? randomId()
      // An attempt from a previous page load may have arrived.
      openAttempts.set(key, (openAttempts.get(key) ?? (before ? 1 : 0)) + 1)
      write({ ...stored(), [serialized]: key })
      if (!stored()[serialized]) unstored.set(serialized, key)
      return key
    },
    /** Marks the command as successful: sent again, it gets a new key. */
    complete: (command: unknown) => forget(JSON.stringify(command)),
    /** Marks one attempt as rejected. Returns whether that is certain for the command: no other attempt may have arrived before. */
    reject(command: unknown): boolean {
      const serialized = JSON.stringify(command)
      const key = findKey(serialized)
      if (key === undefined) return true
      const left = (openAttempts.get(key) ?? 1) - 1
      openAttempts.set(key, left)
      if (left <= 0) forget(serialized)
      return left <= 0
    },
  }
}
