/** @jsxImportSource preact */
import { signal } from '@preact/signals'
import { type ComponentChild, Fragment } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { CallError, toProblem, type Problem } from '../errors.ts'
import { useClientContext } from '../client-context.ts'
import type { Translate } from '../messages.ts'

export type Page<Row> = { content: Row[]; number: number; totalPages: number }
type Props<Row> = {
  load(page: number): Promise<Page<Row>>
  row(row: Row): ComponentChild
  empty: string
  head?: ComponentChild
  /** A change reloads the list from the first page. */
  version?: unknown
}

/** A paged history, newest first. `row` renders a list item. Only the first `load` is used. */
export function HistoryList<Row>({ load, row, empty, head, version }: Props<Row>) {
  const { t } = useClientContext()
  const [{ state, loadPage }] = useState(() => createListState(load, t))
  useLayoutEffect(() => void loadPage(0), [loadPage, version])
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
          <button class="chip" onClick={() => void loadPage(next)}>
            {t('more')}
          </button>
        )}
      </div>
    </>
  )
}

type ListState<Row> = { rows?: Row[]; next?: number | undefined; problem?: Problem | undefined }

function createListState<Row>(load: Props<Row>['load'], t: Translate) {
  const state = signal<ListState<Row>>({})
  const latest = { request: 0 }

  async function loadPage(number: number) {
    const request = ++latest.request
    const change = await load(number).then(
      (page) => appendPage(number === 0 ? [] : (state.value.rows ?? []), page),
      (error: unknown): ListState<Row> => {
        if (!(error instanceof CallError)) throw error
        return { ...state.value, problem: toProblem(t, error, () => void loadPage(number)) }
      },
    )
    if (request === latest.request) state.value = change
  }
  return { state, loadPage }
}

const appendPage = <Row,>(before: Row[], { content, number, totalPages }: Page<Row>): ListState<Row> => ({
  rows: [...before, ...content],
  next: number + 1 < totalPages ? number + 1 : undefined,
})
