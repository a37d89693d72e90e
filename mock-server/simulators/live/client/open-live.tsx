/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { CallError, toProblem, type Problem } from '../../shared/errors.ts'
import { timed } from '../../shared/round/round-clock.ts'
import { onVisible, titleClass, useTitle } from '../../shared/browser.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { createLiveTranslate } from './messages.ts'
import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { loadResults, applyNews } from './news.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/bets/choices.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SoundSwitch } from '../../shared/sound/sound-switch.tsx'
import type { LobbyResponse, TableResponse, StateResponse } from '../rules/live.simulator.ts'
import { BeadDot } from './boards/board.tsx'
import { emblem, lookOf } from './pictures.ts'
import { Wallet } from './bet-bar.tsx'
import { beadOf } from './boards/road.ts'
import type { Kind } from './announcements.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { TablePage } from './table-page.tsx'

type CurrentView = { lobby: LobbyResponse } | { store: GameStore; sync: Sync }
type Navigation = ReturnType<typeof createNavigation>

function createNavigation(context: ClientContext) {
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

type LobbyProps = { navigation: Navigation; lobby: LobbyResponse }
type Filter = Kind | 'all'

function LobbyPage({ navigation, lobby }: LobbyProps) {
  const { t, problem } = navigation
  const [kind, choose] = useState<Filter>('all')
  const kinds = [...new Set(lobby.tables.map((table) => table.kind as Kind))]
  const visibleTables = lobby.tables.filter((table) => kind === 'all' || table.kind === kind)
  useTitle(lobby.name[navigation.context.frame.language])
  useLayoutEffect(() => scheduleRefresh(navigation, lobby), [navigation, lobby, problem.value])
  return (
    <>
      <Notice problem={problem.value} />
      <main class="lobby">
        <header class="top">
          <div class="who">
            <h1 class={titleClass()}>{lobby.name[navigation.context.frame.language]}</h1>
            <p class="meta">
              <span class="demo">{t('demo')}</span> {t('tables')}
            </p>
          </div>
          <SoundSwitch />
        </header>
        <Wallet context={navigation.context} balance={lobby.balance} />
        {kinds.length > 1 && (
          <Choices<Filter>
            class="rail"
            label={t('kinds')}
            values={['all', ...kinds]}
            selected={kind}
            format={(one) => t(one)}
            onChoose={choose}
          />
        )}
        <ul class="tables">
          {visibleTables.map((table) => (
            <TableRow key={table.nodeId} navigation={navigation} table={table} />
          ))}
        </ul>
        <p class="small-print">{t('lobbyAbout')}</p>
      </main>
    </>
  )
}

type TableRowProps = { navigation: Navigation; table: LobbyResponse['tables'][number] }

function TableRow({ navigation: { t, context, showTable }, table }: TableRowProps) {
  const { nodeId, names, kind, minStake, latest } = table
  const { language } = context.frame
  return (
    <li>
      <button class="table-link" onClick={() => showTable(nodeId)}>
        <img src={emblem(kind, lookOf(table))} alt="" />
        <span class="what">
          <strong>{names[language]}</strong>
          <span class="meta">
            {t(kind as Kind)} · {t('atLeast', { amount: context.money.plain(minStake) })}
          </span>
          <span class="beads" aria-hidden="true">
            {latest.map((dealt) => (
              <BeadDot key={dealt.round.index} bead={beadOf(dealt, language)} />
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}

const REFRESH_DELAY = 500
const RETRY_DELAY = 4000

/** Reloads the tables when their next round begins, or after a shorter delay if that has failed. */
function scheduleRefresh({ showTables, problem }: Navigation, { now, round }: LobbyResponse) {
  const timer = setTimeout(showTables, problem.value ? RETRY_DELAY : round.nextAt - now + REFRESH_DELAY)
  return () => clearTimeout(timer)
}

export async function openLive(context: ClientContext) {
  const navigation = createNavigation(context)
  await navigation.open()
  return <LivePage navigation={navigation} />
}

function LivePage({ navigation }: { navigation: Navigation }) {
  const view = navigation.view.value!
  if ('lobby' in view) return <LobbyPage navigation={navigation} lobby={view.lobby} />
  return (
    <TablePage
      key={view.store.table.game.nodeId}
      store={view.store}
      poll={view.sync.poll}
      showTables={navigation.showTables}
    />
  )
}
