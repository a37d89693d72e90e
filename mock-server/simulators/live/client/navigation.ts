import { signal } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { LobbyResponse, TableResponse, StateResponse } from '../rules/live.routes.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { createLiveTranslate } from './translate.ts'
import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { loadResults, applyNews } from './news.ts'

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

const REQUIRED_FIELDS = ['now', 'round', 'bets', 'balance'] as const

type Sync = ReturnType<typeof createSync>

function createSync(store: GameStore) {
  const { calls, tableQuery, displayed } = store

  async function fetchNews() {
    const query = { ...tableQuery(), since: String(displayed.awaitedRound) }
    const [news, roundTrip] = await timed(() =>
      calls.get<StateResponse>('/partners/live/state', query, REQUIRED_FIELDS),
    )
    return () => applyNews(store, news, roundTrip)
  }

  void loadResults(store)
  return poll(store, { load: fetchNews, pause: () => pause(store) })
}

function pause({ clock, state }: GameStore) {
  if (clock.remaining() > 0) return Math.min(DEFAULT_PAUSE, clock.remaining() + AFTER_DEADLINE)
  const { now, round } = state.value
  return now < round.endAt
    ? SHORT_PAUSE
    : Math.min(DEFAULT_PAUSE, Math.max(SHORT_PAUSE, round.nextAt - now + AFTER_DEADLINE))
}
