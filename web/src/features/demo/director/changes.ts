import { control } from '../control.ts'

/** What the director wants of the page that shows the app: a story's step, or acts of its own. `id` tells one wish from the next. */
export type Wish = { id: string } & (
  | { story: string; step: number; isPlaying: boolean }
  | { persona: string }
  | { reset: true }
  | { stop: true }
)
/** How far the page that shows the app is. */
export type Progress = {
  /** The wish that was heard last. */
  heard?: string
  story?: string
  /** The step that was taken last, from 0. */
  step?: number
  isBusy?: boolean
  /** What did not go as the story says. */
  problem?: string
}
export type Told = {
  world: string
  revision: number
  /** How many commands the world was given. */
  commands: number
  stage: { wish?: Wish; state?: Progress }
}

/** After a failure the mock is given so long to come back, ms. */
const PATIENCE = 1000

/** Hears of every change in the world until `gone`: it asks once, and is answered when there is something to tell. */
export async function followWorld(hear: (told: Told) => void, gone: AbortSignal): Promise<void> {
  let since = -1
  while (!gone.aborted) {
    try {
      const told = await control<Told>(`GET /changes?since=${since}`, undefined, { signal: gone })
      since = told.revision
      if (!gone.aborted) hear(told)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    }
  }
}

/** Leaves word for the page that shows the app. */
export const wish = (wanted: object) => control('POST /stage', { wish: { id: crypto.randomUUID(), ...wanted } })
