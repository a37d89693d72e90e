import { useState } from 'react'
import type { Draft } from '#ui/form/use-draft.ts'
import { stepFields } from './offer-rules.ts'

/** Limit of the gateway. */
const MAX_STEPS = 10
const DRAFT_KEY = 'steps'

export function useSteps(draft: Draft) {
  const [ids, setIds] = useState(() => (draft.get(DRAFT_KEY) ?? '0').split(',').map(Number))
  const update = (next: number[]) => {
    draft.set(DRAFT_KEY, next.join())
    setIds(next)
  }
  return {
    ids,
    hasRoom: ids.length < MAX_STEPS,
    add: () => update([...ids, Math.max(...ids) + 1]),
    remove(id: number) {
      stepFields(id).forEach((name) => draft.set(name, ''))
      update(ids.filter((one) => one !== id))
    },
  }
}
