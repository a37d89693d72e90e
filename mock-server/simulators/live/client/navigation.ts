import { signal } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { LobbyResponse, TableResponse } from '../rules/live.routes.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { createSync, type Sync } from './sync.ts'
import { createLiveTranslate } from './translate.ts'

type CurrentView = { lobby: LobbyResponse } | { store: GameStore; sync: Sync }
export type Navigation = ReturnType<typeof createNavigation>

export function createNavigation(context: ClientContext) {
  const view = signal<CurrentView | undefined>(undefined)
  const problem = signal<Problem | undefined>(undefined)

  const latest = { request: 0 }

  /** Shows a view, unless the player has chosen another one meanwhile. */
  async function showView(load: Promise<CurrentView>) {
    const request = ++latest.request
    const next = await load
    if (request !== latest.request) return
    const before = view.value
    if (before && 'sync' in before) before.sync.stop()
    view.value = next
    problem.value = undefined
    if ('sync' in next) void next.sync.poll()
  }

  async function navigate(load: () => Promise<CurrentView>) {
    try {
      await showView(load())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      problem.value = toProblem(context.t, error, () => void navigate(load))
    }
  }

  const showTables = () => void navigate(() => loadLobby(context))
  onVisible(() => {
    if (!view.value) return
    if ('sync' in view.value) void view.value.sync.poll()
    else showTables()
  })
  return {
    context,
    t: createLiveTranslate(context.frame.language),
    view,
    problem,
    open: () => showView(loadTable(context)),
    showTable: (table: number) => void navigate(() => loadTable(context, table)),
    showTables,
  }
}

/** Loads a table, by default that of the launch. A launch without a table opens the lobby. */
async function loadTable(context: ClientContext, table?: number): Promise<CurrentView> {
  const input = table === undefined ? {} : { table: String(table) }
  const [response, roundTrip] = await timed(() => context.calls.open<TableResponse>('/partners/live/open', input))
  if (!response.isChosen && table === undefined) return loadLobby(context)
  const store = createGameStore(context, response, roundTrip)
  return { store, sync: createSync(store) }
}

const loadLobby = async (context: ClientContext): Promise<CurrentView> => ({
  lobby: await context.calls.get<LobbyResponse>('/partners/live/lobby', {}, ['tables']),
})
