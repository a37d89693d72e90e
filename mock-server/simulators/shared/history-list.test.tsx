/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { HistoryList, type Page } from './history-list.tsx'
import { showPart } from './testing.tsx'

const PAGES = [['c', 'b'], ['a']]

/** A list whose pages are answered when the test says so. */
async function setup() {
  const asked: { page: number; answer(found: Partial<Page<string>>): void; fail(error: CallError): void }[] = []
  const load = (page: number) =>
    new Promise<Page<string>>((answer, fail) => {
      asked.push({
        page,
        fail,
        answer: (found) => answer({ content: PAGES[page]!, number: page, totalPages: 2, ...found }),
      })
    })
  const list = (edition: number) => (
    <HistoryList load={load} row={(text) => <li>{text}</li>} empty="Nothing yet" edition={edition} />
  )
  const page = await showPart(list(0))
  const told = (change: () => void) =>
    page.act(async () => {
      change()
      await Promise.resolve()
    })
  const texts = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent)
  return { ...page, asked, told, texts, renew: (edition: number) => page.show(list(edition)) }
}

test('a list shows its first page, and the next one on request, until there is no more', async () => {
  const { asked, told, texts, getByRole, queryByRole, act } = await setup()
  await told(() => asked[0]!.answer({}))
  expect(texts()).toEqual(['c', 'b'])
  await act(() => void fireEvent.click(getByRole('button', { name: 'Show more' })))
  await told(() => asked[1]!.answer({}))
  expect(texts()).toEqual(['c', 'b', 'a'])
  expect(queryByRole('button')).toBeNull()
})

test('an empty list says so, but not before it knows', async () => {
  const { asked, told, texts } = await setup()
  expect(texts()).toEqual([])
  await told(() => asked[0]!.answer({ content: [], totalPages: 0 }))
  expect(texts()).toEqual(['Nothing yet'])
})

test('a page that fails says why, keeps what is there, and can be tried again', async () => {
  const { asked, told, texts, getByRole, queryByRole, act } = await setup()
  await told(() => asked[0]!.answer({}))
  await act(() => void fireEvent.click(getByRole('button', { name: 'Show more' })))
  await told(() => asked[1]!.fail(new CallError(0, 'offline')))
  expect(getByRole('alert').textContent).toMatch(/^No connection/)
  expect(texts()).toEqual(['c', 'b'])
  await act(() => void fireEvent.click(getByRole('button', { name: 'Try again' })))
  await told(() => asked[2]!.answer({}))
  expect(texts()).toEqual(['c', 'b', 'a'])
  expect(queryByRole('alert')).toBeNull()
})

test('a new edition is read from the beginning; the late answer for an old one is not heard', async () => {
  const { asked, told, texts, renew } = await setup()
  await renew(1)
  expect(asked.map(({ page }) => page)).toEqual([0, 0])
  await told(() => asked[1]!.answer({ content: ['new'], totalPages: 1 }))
  await told(() => asked[0]!.answer({ content: ['old'], totalPages: 1 }))
  expect(texts()).toEqual(['new'])
})
