import { signal } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { timed } from '../../shared/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { LobbyOnWire, TableOnWire } from '../rules/live.routes.ts'
import { createDesk, type GameStore } from './desk.ts'
import { createSync, type Sync } from './sync.ts'
import { liveWords } from './words.ts'

/** Where the player is: among the tables, or at one. */
type View = { lobby: LobbyOnWire } | { desk: GameStore; sync: Sync }
export type House = ReturnType<typeof createHouse>

/** A house of tables, and the player's way between them. */
export function createHouse(kit: ClientContext) {
  const view = signal<View | undefined>(undefined)
  const problem = signal<Problem | undefined>(undefined)

  const latest = { turn: 0 }

  /** Goes where the player wants to be, unless they want to be somewhere else by now. */
  async function enter(way: Promise<View>) {
    const turn = ++latest.turn
    const next = await way
    if (turn !== latest.turn) return
    const before = view.value
    if (before && 'sync' in before) before.sync.stop()
    view.value = next
    problem.value = undefined
    if ('sync' in next) void next.sync.poll()
  }

  /** The same; says so when it fails. */
  async function go(way: () => Promise<View>) {
    try {
      await enter(way())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      problem.value = explain(kit.t, error, () => void go(way))
    }
  }

  const toTables = () => void go(() => look(kit))
  onVisible(() => {
    if (!view.value) return
    if ('sync' in view.value) void view.value.sync.poll()
    else toTables()
  })
  return {
    kit,
    t: liveWords(kit.frame.language),
    view,
    problem,
    enter: () => enter(sit(kit)),
    toTable: (table: number) => void go(() => sit(kit, table)),
    toTables,
  }
}

/** Sits down at a table: the launch's own where none is named. A launch that names none leads among the tables. */
async function sit(kit: ClientContext, table?: number): Promise<View> {
  const input = table === undefined ? {} : { table: String(table) }
  const [opened, passage] = await timed(() => kit.calls.open<TableOnWire>('/partners/live/open', input))
  if (!opened.isChosen && table === undefined) return look(kit)
  const desk = createDesk(kit, opened, passage)
  return { desk, sync: createSync(desk) }
}

const look = async (kit: ClientContext): Promise<View> => ({
  lobby: await kit.calls.get<LobbyOnWire>('/partners/live/lobby', {}, ['tables']),
})
