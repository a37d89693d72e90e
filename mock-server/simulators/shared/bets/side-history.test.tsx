/** @jsxImportSource preact */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { screen } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HistoryButton, SideHistory } from './side-history.tsx'

async function show({ isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === '(width >= 56.25em)' }))
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => (render(null, root), root.remove()))
  const page = (
    <>
      <HistoryButton label="Open the history" d="M0 0" run={() => {}} />
      <SideHistory title="History">One bet</SideHistory>
    </>
  )
  await act(() => render(page, root))
}

test('a wide screen has the history beside the game, and no button that opens it again', async () => {
  await show({ isWide: true })
  expect(screen.getByRole('complementary', { name: 'History' }).textContent).toContain('One bet')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a phone has the game alone, and a button for the history', async () => {
  await show({ isWide: false })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open the history' })).toBeTruthy()
})
