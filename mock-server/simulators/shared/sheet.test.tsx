/** @jsxImportSource preact */
import { fireEvent } from '@testing-library/dom'
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { Sheet } from './sheet.tsx'
import { renderComponent } from './testing.tsx'

const TITLES = ['Rules', 'Results']

function Page() {
  const [open, setOpen] = useState<string>()
  return (
    <>
      {TITLES.map((title) => (
        <button key={title} onClick={() => setOpen(title)}>
          Open {title}
        </button>
      ))}
      {open && (
        <Sheet key={open} title={open} onClose={() => setOpen(undefined)}>
          <button onClick={() => setOpen(TITLES[1])}>On to {TITLES[1]}</button>
          <button onClick={() => setOpen(undefined)}>Done</button>
        </Sheet>
      )}
    </>
  )
}

async function openSheet() {
  const page = await renderComponent(<Page />)
  const opener = page.getByRole('button', { name: 'Open Rules' })
  opener.focus()
  await page.act(() => void fireEvent.click(opener))
  return { ...page, opener, dialog: page.getByRole<HTMLDialogElement>('dialog', { name: 'Rules' }) }
}

test('a sheet opens over the page, named by its title, with the focus inside', async () => {
  const { dialog } = await openSheet()
  expect(dialog.open).toBe(true)
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test('the close button closes the sheet, and the focus returns to where it was', async () => {
  const { getByRole, queryByRole, act, opener } = await openSheet()
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Close' })))
  expect(queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a tap outside closes the sheet, a tap on it does not', async () => {
  const { dialog, getByRole, queryByRole, act } = await openSheet()
  await act(async () => void fireEvent.click(getByRole('heading', { name: 'Rules' })))
  expect(queryByRole('dialog')).not.toBeNull()
  await act(async () => void fireEvent.click(dialog))
  expect(queryByRole('dialog')).toBeNull()
})

test('Escape and the phone’s back button, which close the browser’s dialog, remove the sheet', async () => {
  const { dialog, queryByRole, act, opener } = await openSheet()
  await act(async () => dialog.close())
  expect(queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a sheet that its page removes while open returns the focus as well', async () => {
  const { getByRole, queryByRole, act, opener } = await openSheet()
  await act(async () => void fireEvent.click(getByRole('button', { name: 'Done' })))
  expect(queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('one sheet can open another, and the late close event of the first does not close the second', async () => {
  const { getByRole, act } = await openSheet()
  await act(async () => void fireEvent.click(getByRole('button', { name: 'On to Results' })))
  await act(() => Promise.resolve())
  expect(getByRole<HTMLDialogElement>('dialog', { name: 'Results' }).open).toBe(true)
})
