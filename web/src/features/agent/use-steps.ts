import { useState } from 'react'
import type { Draft } from '#ui/use-draft.ts'
import { stepFields } from './offer-rules.ts'

/** As many as the gateway takes. */
const MOST = 10
const KEY = 'steps'

/** The steps of an offer by their numbers, one at least; kept with what was typed into them. */
export function useSteps(draft: Draft) {
  const [ids, setIds] = useState(() => (draft.get(KEY) ?? '0').split(',').map(Number))
  const change = (next: number[]) => {
    draft.set(KEY, next.join())
    setIds(next)
  }
  return {
    ids,
    hasRoom: ids.length < MOST,
    add: () => change([...ids, Math.max(...ids) + 1]),
    remove(id: number) {
      stepFields(id).forEach((name) => draft.set(name, ''))
      change(ids.filter((one) => one !== id))
    },
  }
}
