import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pass, stopTime } from '#testing/stopped-time.ts'
import { TypedSearch } from './typed-search.tsx'

/** A search box on a page, at a time that stands still. */
function setup() {
  stopTime()
  const onSearch = vi.fn<(text: string) => void>()
  render(<TypedSearch text="" label="Search" onSearch={onSearch} />)
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  onTestFinished(() => history.replaceState(null, '', '/'))
  return { type, onSearch }
}

test('the search begins a moment after the last key', async () => {
  const { type, onSearch } = setup()
  type('ho')
  await pass(200)
  type('hoa ')
  await pass(249)
  expect(onSearch).not.toHaveBeenCalled()
  await pass(1)
  expect(onSearch.mock.calls).toEqual([['hoa']])
})

test('whoever taps a game right after the last key stays on the way there', async () => {
  const { type, onSearch } = setup()
  type('hoa')
  history.replaceState(null, '', '/m/play')
  await pass(1000)
  expect(onSearch).not.toHaveBeenCalled()
})
