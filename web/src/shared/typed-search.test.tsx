import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startI18n } from '#i18n/i18n.ts'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { TypedSearch } from './typed-search.tsx'

async function setup() {
  await startI18n()
  fakeTime()
  const onSearch = vi.fn<(text: string) => void>()
  const element = (search: typeof onSearch) => <TypedSearch text="" label="Search" onSearch={search} />
  const { rerender } = render(element(onSearch))
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  onTestFinished(() => history.replaceState(null, '', '/'))
  return { type, onSearch, rerender: (search: typeof onSearch) => rerender(element(search)) }
}

test('the search starts 250 ms after the last key', async () => {
  const { type, onSearch } = await setup()
  type('ho')
  await advance(200)
  type('hoa ')
  await advance(249)
  expect(onSearch).not.toHaveBeenCalled()
  await advance(1)
  expect(onSearch.mock.calls).toEqual([['hoa']])
})

test('opening a game right after the last key cancels the search', async () => {
  const { type, onSearch } = await setup()
  type('hoa')
  history.replaceState(null, '', '/m/play')
  await advance(1000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('other taps right after the last key are kept: the search applies to the current page', async () => {
  const { type, onSearch, rerender } = await setup()
  const onSearchOfTab = vi.fn<(text: string) => void>()
  type('hoa')
  rerender(onSearchOfTab)
  await advance(1000)
  expect([onSearch.mock.calls, onSearchOfTab.mock.calls]).toEqual([[], [['hoa']]])
})
