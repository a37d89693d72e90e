/** @jsxImportSource preact */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { screen } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SideHistory } from './side-history.tsx'

async function show({ isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === '(width >= 56.25em)' }))
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => (render(null, root), root.remove()))
  await act(() => render(<SideHistory title="History">One bet</SideHistory>, root))
}

test('a wide screen has the history beside the game', async () => {
  await show({ isWide: true })
  expect(screen.getByRole('complementary', { name: 'History' }).textContent).toContain('One bet')
})

test('a phone has the game alone', async () => {
  await show({ isWide: false })
  expect(screen.queryByRole('complementary')).toBeNull()
})
