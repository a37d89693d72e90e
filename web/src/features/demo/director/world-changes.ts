import { control } from '#features/demo/control.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, createContext, use } from 'react'
import { directorKey } from './director.queries.ts'
import { refreshEverything } from '#features/demo/world.queries.ts'

export type PanelCommand = { id: string } & (
  | { walkthrough: string; step: number; isPlaying: boolean }
  | { persona: string }
  | { reset: true }
  | { stop: true }
)
export type PanelState = {
  commandId?: string
  walkthrough?: string
  /** The last step, from 0. */
  step?: number
  isBusy?: boolean
  problem?: string
}
export type WorldUpdate = {
  world: string
  revision: number
  commands: number
  panel: { command?: PanelCommand; state?: PanelState }
}

const RETRY_DELAY_MS = 1000

/** Long poll: calls `onUpdate` after each change in the world until `signal` is aborted. */
async function pollWorld(onUpdate: (update: WorldUpdate) => void, signal: AbortSignal): Promise<void> {
  let since = -1
  while (!signal.aborted) {
    try {
      const update = await control<WorldUpdate>(`GET /changes?since=${since}`, undefined, { signal })
      since = update.revision
      if (!signal.aborted) onUpdate(update)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}

export const sendPanelCommand = (command: object) =>
  control('POST /panel/state', { command: { id: crypto.randomUUID(), ...command } })

/** Minimum time between two refreshes, because calls come in bursts. */
const THROTTLE_MS = 80

export function useWorldUpdates(isRemote: boolean): WorldUpdate | undefined {
  const client = useQueryClient()
  const [update, setUpdate] = useState<WorldUpdate>()
  useEffect(() => {
    const controller = new AbortController()
    const refreshPanel = throttle(() => void client.invalidateQueries({ queryKey: directorKey }))
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

export const WorldUpdateContext = createContext<WorldUpdate | undefined>(undefined)
export const useWorldUpdate = () => use(WorldUpdateContext)
