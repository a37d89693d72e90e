import { useState } from 'react'
import type { CodePurpose } from '#api/verification.queries.ts'
import { serverClock, useServerNow } from '#lib/server-clock.ts'
import { storage } from '#lib/storage.ts'

/** How long nobody is sent another code for this; known after a reload, too. */
export function useCodeWait(purpose: CodePurpose) {
  const [end, setEnd] = useState(() => Number(storage.get('codeWaits')?.[purpose] ?? 0))
  useServerNow()
  return {
    seconds: Math.max(0, Math.ceil((end - serverClock.now()) / 1000)),
    /** From now on until this moment, in the gateway's milliseconds. */
    until(moment: number) {
      storage.set('codeWaits', { ...storage.get('codeWaits'), [purpose]: String(moment) })
      setEnd(moment)
    },
  }
}
