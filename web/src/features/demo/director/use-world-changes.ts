import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshEverything } from '../world.queries.ts'
import { pollWorld, type WorldUpdate } from './world-changes.ts'

/** Minimum time between two refreshes, because calls come in bursts. */
const THROTTLE_MS = 80

export function useWorldUpdates(isRemote: boolean): WorldUpdate | undefined {
  const client = useQueryClient()
  const [update, setUpdate] = useState<WorldUpdate>()
  useEffect(() => {
    const controller = new AbortController()
    const refreshPanel = throttle(() => void client.invalidateQueries({ queryKey: ['demo', 'director'] }))
    const refreshAll = () => (isRemote ? client.invalidateQueries({ predicate: isOfWorld }) : refreshEverything(client))
    let commands: number | undefined
    const onUpdate = (next: WorldUpdate) => {
      const isCommanded = commands !== undefined && next.commands !== commands
      commands = next.commands
      setUpdate(next)
      if (isCommanded) void refreshAll()
      else refreshPanel()
    }
    void pollWorld(onUpdate, controller.signal)
    return () => {
      controller.abort()
      refreshPanel.cancel()
    }
  }, [client, isRemote])
  return update
}

const isOfWorld = ({ queryKey: [of, what] }: { queryKey: readonly unknown[] }) => of === 'demo' && what !== 'personas'

/** Calls `callback` at once, and once more after `THROTTLE_MS` if it was called meanwhile. */
function throttle(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  const call = () => {
    isPending = timer !== undefined
    if (isPending) return
    timer = setTimeout(() => {
      timer = undefined
      if (isPending) call()
    }, THROTTLE_MS)
    callback()
  }
  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
