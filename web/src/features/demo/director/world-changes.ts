import { control } from '../control.ts'

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
export async function pollWorld(onUpdate: (update: WorldUpdate) => void, signal: AbortSignal): Promise<void> {
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
