/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { CallError } from '../errors.ts'
import { HistoryList, type Page } from './history-list.tsx'
import { renderComponent } from '../testing.tsx'

const PAGES = [['c', 'b'], ['a']]

async function setup() {
  const requests: { page: number; answer(result: Partial<Page<string>>): void; fail(error: CallError): void }[] = []
  const load = (page: number) =>
    new Promise<Page<string>>((answer, fail) => {
      requests.push({
        page,
        fail,
        answer: (result) => answer({ content: PAGES[page]!, number: page, totalPages: 2, ...result }),
      })
    })
  const list = (version: number) => (
    <HistoryList load={load} row={(text) => <li>{text}</li>} empty="Nothing yet" version={version} />
  )
  const page = await renderComponent(list(0))
  const settle = (change: () => void) =>
    page.act(async () => {
      change()
      await Promise.resolve()
    })
  const texts = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent)
  return { ...page, requests, settle, texts, showVersion: (version: number) => page.show(list(version)) }
}

test('a list shows its first page, and the next one on request, until there is no more', async () => {
  const { requests, settle, texts, getByRole, queryByRole, act } = await setup()
  await settle(() => requests[0]!.answer({}))
  expect(texts()).toEqual(['c', 'b'])
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Show more' })))
  await settle(() => requests[1]!.answer({}))
  expect(texts()).toEqual(['c', 'b', 'a'])
  expect(queryByRole('button')).toBeNull()
})

test('an empty list says so once it is loaded', async () => {
  const { requests, settle, texts } = await setup()
  expect(texts()).toEqual([])
  await settle(() => requests[0]!.answer({ content: [], totalPages: 0 }))
  expect(texts()).toEqual(['Nothing yet'])
})

test('a page that fails shows the reason, keeps the rows, and can be tried again', async () => {
  const { requests, settle, texts, getByRole, queryByRole, act } = await setup()
  await settle(() => requests[0]!.answer({}))
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Show more' })))
  await settle(() => requests[1]!.fail(new CallError(0, 'offline')))
  expect(getByRole('alert').textContent).toMatch(/^No connection/)
  expect(texts()).toEqual(['c', 'b'])
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Try again' })))
  await settle(() => requests[2]!.answer({}))
  expect(texts()).toEqual(['c', 'b', 'a'])
  expect(queryByRole('alert')).toBeNull()
})

test('a new version is loaded from the first page; a late answer for an old version is ignored', async () => {
  const { requests, settle, texts, showVersion } = await setup()
  await showVersion(1)
  expect(requests.map(({ page }) => page)).toEqual([0, 0])
  await settle(() => requests[1]!.answer({ content: ['new'], totalPages: 1 }))
  await settle(() => requests[0]!.answer({ content: ['old'], totalPages: 1 }))
  expect(texts()).toEqual(['new'])
})
