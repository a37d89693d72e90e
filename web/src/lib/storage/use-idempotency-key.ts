import { useState } from 'react'
import { randomId } from './device-id.ts'
import { storage } from './storage.ts'

/** The idempotency keys by serialised command. */
type Keys = Record<string, string>

/**
 * Idempotency keys of commands that move money. A command keeps its key when it is sent again, also after a reload or after other commands, until its outcome is
 * known. Stored with the drafts of this tab.
 * @example const idempotency = useIdempotencyKey('deposit'); await send(body, { idempotencyKey: idempotency.getKey(body) }); idempotency.complete(body)
 */
export function useIdempotencyKey(name: string) {
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
