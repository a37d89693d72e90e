import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = ['first', 'second', 'third'].map((value) => ({ value, label: value }))

test('the selected tab is in the middle of the row, also after the screen was turned or a label grew', () => {
  const resized: (() => void)[] = []
  const observed: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify)
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => {}
    },
  )
  let left = 400
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isSelected = this.matches('[aria-selected=true]')
    return { left: isSelected ? left : 0, width: isSelected ? 80 : 300 } as DOMRect
  })
  onTestFinished(() => place.mockRestore())

  render(<Tabs label="Tabs" tabs={tabs} value="third" onChange={() => {}} />)
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(290)

  row.scrollLeft = 0
  left = 250
  for (const notify of resized) notify()

  expect(row.scrollLeft).toBe(140)
  expect(observed).toEqual([row, ...screen.getAllByRole('tab')])
})
