import { useState } from 'react'
import { useSession } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'

/** What a member has closed that opens by itself. It stays closed for the session of the tab, also after a reload. */
export function useClosedPrompts() {
  const account = useSession()?.userName ?? ''
  const [closed, setClosed] = useState<readonly string[]>(() => storage.get('closedPrompts') ?? [])
  const keyOf = (prompt: string) => `${account} ${prompt}`
  return {
    isClosed: (prompt: string) => closed.includes(keyOf(prompt)),
    close(...prompts: string[]) {
      const all = [...closed, ...prompts.map(keyOf)]
      storage.set('closedPrompts', all)
      setClosed(all)
    },
  }
}
