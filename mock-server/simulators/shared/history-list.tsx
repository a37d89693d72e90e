/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { type ComponentChild, Fragment } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { CallError } from './call-error.ts'
import { explain, type Problem } from './error-message.ts'
import { useKit } from './kit.ts'
import type { KitWords } from './words.ts'

export type Page<Row> = { content: Row[]; number: number; totalPages: number }
type Props<Row> = {
  load(page: number): Promise<Page<Row>>
  row(row: Row): ComponentChild
  empty: string
  head?: ComponentChild
  /** When it changes, the list is read anew from the beginning. */
  edition?: unknown
}

/** What happened before, newest first, a page at a time. `row` makes the list item; the first `load` it is given stays. */
export function HistoryList<Row>({ load, row, empty, head, edition }: Props<Row>) {
  const { t } = useKit()
  const [{ state, read }] = useState(() => createPages(load, t))
  useLayoutEffect(() => void read(0), [read, edition])
  const { rows, next, problem } = state.value
  return (
    <>
      {head}
      <ul class="lines">
        {rows?.map((one, index) => (
          <Fragment key={index}>{row(one)}</Fragment>
        ))}
        {rows?.length === 0 && <li class="empty">{empty}</li>}
      </ul>
      <div class="foot">
        {problem && <span role="alert">{problem.text}</span>}
        {problem?.action && (
          <button class="chip" onClick={problem.action.run}>
            {problem.action.label}
          </button>
        )}
        {!problem && next !== undefined && (
          <button class="chip" onClick={() => void read(next)}>
            {t('more')}
          </button>
        )}
      </div>
    </>
  )
}

type Pages<Row> = { rows?: Row[]; next?: number | undefined; problem?: Problem | undefined }

function createPages<Row>(load: Props<Row>['load'], t: KitWords) {
  const state = signal<Pages<Row>>({})
  const latest = { turn: 0 }

  async function read(page: number) {
    const turn = ++latest.turn
    const change = await load(page).then(
      (found) => withPage(page === 0 ? [] : (state.value.rows ?? []), found),
      (error: unknown): Pages<Row> => {
        if (!(error instanceof CallError)) throw error
        return { ...state.value, problem: explain(t, error, () => void read(page)) }
      },
    )
    // What was asked before the latest question has become old.
    if (turn === latest.turn) state.value = change
  }
  return { state, read }
}

const withPage = <Row,>(before: Row[], { content, number, totalPages }: Page<Row>): Pages<Row> => ({
  rows: [...before, ...content],
  next: number + 1 < totalPages ? number + 1 : undefined,
})
