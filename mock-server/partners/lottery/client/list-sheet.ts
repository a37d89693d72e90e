import { CallError } from '../../kit/call.ts'
import { make } from '../../kit/dom.ts'
import { problemOf } from '../../kit/words.ts'
import type { Desk } from './desk.ts'
import { openSheet } from './sheet.ts'

type Page<Row> = { content: Row[]; number: number; totalPages: number }
type List<Row> = {
  title: string
  path: string
  empty: string
  row(row: Row): HTMLElement
  /** An event of the desk after which the list is read anew. */
  renewOn?: string
}

/** A sheet with a long list, a page at a time. */
export function openListSheet<Row>(desk: Desk, { title, path, empty, row, renewOn }: List<Row>) {
  const { t, calls, news, seat } = desk
  const sheet = openSheet(desk, title)
  const list = make('ul', { class: 'lines' })
  const foot = make('p', { class: 'foot' })
  sheet.body.append(list, foot)

  async function load(page: number) {
    try {
      const found = await calls.get<Page<Row>>(path, { ...seat(), page: String(page) })
      if (page === 0) list.replaceChildren()
      list.append(...found.content.map(row))
      if (list.children.length === 0) list.append(make('li', { class: 'empty' }, empty))
      offer(t('more'), found.number + 1 < found.totalPages ? page + 1 : undefined)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      foot.replaceChildren(make('span', {}, t(problemOf(error), { code: error.code })))
      if (!error.isSessionEnd) foot.append(button(t('retry'), page))
    }
  }
  const button = (label: string, page: number) =>
    make('button', { class: 'chip', onclick: () => void load(page) }, label)
  const offer = (label: string, page: number | undefined) =>
    foot.replaceChildren(...(page === undefined ? [] : [button(label, page)]))

  if (renewOn) news.addEventListener(renewOn, () => void load(0), { signal: sheet.closed })
  void load(0)
}
