import { useState } from 'react'
import { serverClock, useServerNow } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'

/** The waiting time until the next code of this purpose, which survives a reload. */
export function useCodeCooldown(purpose: string) {
  const [end, setEnd] = useState(() => Number(storage.get('drafts')?.codes?.[purpose] ?? 0))
  useServerNow()
  return {
    seconds: Math.max(0, Math.ceil((end - serverClock.now()) / 1000)),
    /** Sets the end, in the gateway's milliseconds. */
    until(moment: number) {
      const drafts = storage.get('drafts')
      storage.set('drafts', { ...drafts, codes: { ...drafts?.codes, [purpose]: String(moment) } })
      setEnd(moment)
    },
  }
}
