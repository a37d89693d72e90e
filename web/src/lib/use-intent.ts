import { useState } from 'react'
import { randomId } from './device-id.ts'
import { storage } from './storage.ts'

type Kept = { key?: string; said?: string }

/**
 * One name for one intended command that moves money. The same command has the same key however often it is sent, also after
 * a reload, until `forget` says that it was answered; another command is another intent. Kept with the drafts of this tab.
 * @example const intent = useIntent('deposit'); await send(body, { idempotencyKey: intent.keyFor(body) }); intent.forget()
 */
export function useIntent(name: string) {
  const place = `intent:${name}`
  // Where storage keeps nothing the page remembers for as long as it is open.
  const [kept] = useState<Kept>(() => ({ ...storage.get('drafts')?.[place] }))
  const write = ({ key, said }: Kept) => {
    Object.assign(kept, { key, said })
    const { [place]: _, ...others } = storage.get('drafts') ?? {}
    storage.set('drafts', key && said ? { ...others, [place]: { key, said } } : others)
  }
  return {
    keyFor(command: unknown): string {
      const said = JSON.stringify(command)
      if (kept.key && kept.said === said) return kept.key
      const key = randomId()
      write({ key, said })
      return key
    },
    forget: () => write({}),
  }
}
