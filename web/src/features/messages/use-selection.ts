import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Selected messages; undefined outside of selection mode. A message that is no longer listed is removed from the selection. */
export function useSelection(listed: number[]) {
  const [picked, setPicked] = useState<number[]>()
  const chosen = picked?.filter((id) => listed.includes(id))
  return {
    chosen,
    hasAll: chosen?.length === listed.length,
    begin: () => setPicked([]),
    end: () => setPicked(undefined),
    toggle: (id: number) =>
      setPicked((before = []) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    toggleAll: () => setPicked(chosen?.length === listed.length ? [] : listed),
  }
}
