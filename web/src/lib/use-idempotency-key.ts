import { useState } from 'react'
import { randomId } from './device-id.ts'
import { storage } from './storage.ts'

/** The key of each command, by what it says. */
type Keys = Record<string, string>

/**
 * One name for each intended command that moves money. The same command has the same key however often it is sent, also
 * after a reload and after others, until it is known what became of it; another command is another intent. Kept with the
 * drafts of this tab.
 * @example const intent = useIntent('deposit'); await send(body, { idempotencyKey: intent.begin(body) }); intent.done(body)
 */
export function useIdempotencyKey(name: string) {
  const draftName = `intent:${name}`
  // Where storage keeps nothing the page remembers for as long as it is open.
  const [unstored] = useState(() => new Map<string, string>())
  // Of how many tries under a key nobody knows what became of them.
  const [openAttempts] = useState(() => new Map<string, number>())
  const stored = (): Keys => storage.get('drafts')?.[draftName] ?? {}
  const write = (keys: Keys) => {
    const { [draftName]: _, ...others } = storage.get('drafts') ?? {}
    storage.set('drafts', Object.keys(keys).length > 0 ? { ...others, [draftName]: keys } : others)
  }
  const findKey = (said: string) => stored()[said] ?? unstored.get(said)
  const forget = (said: string) => {
    const { [said]: _, ...others } = stored()
    write(others)
    unstored.delete(said)
  }
  return {
    /** The key under which a command is sent now. */
    getKey(command: unknown): string {
      const said = JSON.stringify(command)
      const before = findKey(said)
      const key = before ?? randomId()
      // What was sent from a page that is gone may have arrived.
      openAttempts.set(key, (openAttempts.get(key) ?? (before ? 1 : 0)) + 1)
      write({ ...stored(), [said]: key })
      if (!stored()[said]) unstored.set(said, key)
      return key
    },
    /** The command was obeyed: the same one from now on is another intent. */
    complete: (command: unknown) => forget(JSON.stringify(command)),
    /** One try was refused for good. Whether that is certain for the command: no other try may have arrived before. */
    reject(command: unknown): boolean {
      const said = JSON.stringify(command)
      const key = findKey(said)
      if (key === undefined) return true
      const left = (openAttempts.get(key) ?? 1) - 1
      openAttempts.set(key, left)
      if (left <= 0) forget(said)
      return left <= 0
    },
  }
}
