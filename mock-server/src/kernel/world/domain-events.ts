import type { RowChange } from '../tables/rows.ts'

/** Something that happened in a world, such as `bet.settled`. Amounts are decimals, as on the wire. */
export type DomainEvent = { kind: string; data: Record<string, unknown> }
export type EventListener = (event: DomainEvent) => void

/** The events of one domain: all kinds there are, and a way to hear of them. */
export type EventSource = { kinds: readonly string[]; watch(listener: EventListener): void }

type WatchedRows<Row> = { watch(watcher: (change: RowChange<Row>) => void): void }
type StateEvents<Row extends { state: string }> = {
  /** The kind of event for each state. */
  kinds: Readonly<Record<Row['state'], string>>
  /** The states in which a row begins. A row that is added in another one is history, and no event. */
  initial: readonly Row['state'][]
  data(row: Row): Record<string, unknown>
}

/** Creates the events of rows with a state: one when a row is added, and one whenever its state changes. */
export const createStateEvents = <Row extends { state: string }>(
  rows: WatchedRows<Row>,
  { kinds, initial, data }: StateEvents<Row>,
): EventSource => ({
  kinds: [...new Set<string>(Object.values(kinds))],
  watch: (listener) =>
    rows.watch(({ before, after }) => {
      const isNew = before ? before.state !== after?.state : initial.includes(after!.state)
      if (after && isNew) listener({ kind: kinds[after.state as Row['state']], data: data(after) })
    }),
})

/** Creates the one event of rows that are added, such as messages. */
export const createInsertEvents = <Row>(
  rows: WatchedRows<Row>,
  kind: string,
  data: (row: Row) => Record<string, unknown>,
): EventSource => ({
  kinds: [kind],
  watch: (listener) => rows.watch(({ before, after }) => !before && after && listener({ kind, data: data(after) })),
})
