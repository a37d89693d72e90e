import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Handle } from './handle.tsx'
import { addDemoMessages } from './messages.ts'
import { t } from '#testing/text.ts'

function NamedHandle({ onOpen }: { onOpen: () => void }) {
  useState(addDemoMessages)
  return <Handle onOpen={onOpen} />
}

async function openHandle() {
  const onOpen = vi.fn<() => void>()
  const { user } = await renderScreen(<NamedHandle onOpen={onOpen} />)
  const handle = screen.getByRole('button', { name: t('demo:open') })
  const place = () => [handle.dataset['side'], handle.style.getPropertyValue('--at')]
  return { user, handle, onOpen, place }
}

test('a tap on the handle opens the panel and leaves the handle where it is', async () => {
  const { user, handle, onOpen, place } = await openHandle()
  await user.click(handle)
  expect(onOpen).toHaveBeenCalledOnce()
  expect(place()).toEqual(['left', '42%'])
})

test('the handle can be dragged to the other edge without opening the panel, and stays there after a reload', async () => {
  const { user, handle, onOpen, place } = await openHandle()
  fireEvent.pointerDown(handle, { pointerId: 1, clientX: 8, clientY: 300 })
  fireEvent.pointerMove(handle, { pointerId: 1, clientX: innerWidth - 20, clientY: innerHeight / 2 })
  fireEvent.pointerUp(handle, { pointerId: 1 })
  fireEvent.click(handle)
  expect(onOpen).not.toHaveBeenCalled()
  expect(place()).toEqual(['right', '50%'])
  cleanup()
  const next = await openHandle()
  expect(next.place()).toEqual(['right', '50%'])
  await user.click(next.handle)
  expect(next.onOpen).toHaveBeenCalledOnce()
})

test('arrow keys move the handle, never off the screen', async () => {
  const { user, handle, place } = await openHandle()
  handle.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(place()).toEqual(['right', '46%'])
  await user.keyboard('{ArrowLeft}' + '{ArrowUp}'.repeat(30))
  expect(place()).toEqual(['left', '0%'])
})
