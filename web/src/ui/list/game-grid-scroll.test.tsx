import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GameGrid } from './game-grid.tsx'

const games = Array.from({ length: 10_000 }, (_, at) => `Game ${at}`)

function openGrid() {
  vi.useFakeTimers()
  const grid = (
    <GameGrid rows={games} keyOf={(game) => game}>
      {(game) => <button type="button">{game}</button>}
    </GameGrid>
  )
  render(grid)
  const box = screen.getByRole('button', { name: 'Game 0' }).parentElement!.parentElement!
  const tiles = () => screen.getAllByRole('button')
  const moveTo = (px: number) => {
    box.getBoundingClientRect = () => new DOMRect(0, -px)
    fireEvent.scroll(window)
  }
  const settle = () => act(() => vi.advanceTimersByTime(200))
  return { box, tiles, moveTo, settle, names: () => tiles().map(({ textContent }) => textContent!) }
}

test('a list of ten thousand games renders as many tiles in its middle as at its top, and shows those in view', () => {
  const { box, tiles, moveTo } = openGrid()
  const before = tiles().length
  moveTo(parseFloat(box.style.blockSize) / 2)
  expect(tiles()).toHaveLength(before)
  expect(screen.getByRole('button', { name: 'Game 5002' }).isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: 'Game 0' })).toBeNull()
})

test('the tab order is the order of the games as soon as scrolling stops', () => {
  const { box, names, moveTo, settle } = openGrid()
  moveTo(parseFloat(box.style.blockSize) / 7)
  settle()
  const inOrder = names().toSorted((one, other) => Number(one.slice(5)) - Number(other.slice(5)))
  expect(names()).toEqual(inOrder)
})

test('a game that scrolls out of view loses the focus, so that another game does not get it', () => {
  const { box, tiles, moveTo } = openGrid()
  tiles()[0]!.focus()
  moveTo(parseFloat(box.style.blockSize) / 2)
  expect(document.activeElement).toBe(document.body)
})
