import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Which of the messages are chosen; nothing while nobody chooses. What is no longer listed is not chosen any more. */
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
