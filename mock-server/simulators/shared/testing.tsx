/** @jsxImportSource preact */
import { within } from '@testing-library/dom'
import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'
import { onTestFinished, vi } from 'vitest'
import type { Frame } from './frame.ts'
import { createKit, type ClientContext, KitContext } from './kit.ts'

const aFrame = {
  launch: 'l1',
  world: undefined,
  language: 'en',
  isBridged: false,
  query: new URLSearchParams(),
} as const

/** Shows a part of the kit on a page of its own; `act` does something there and waits until it shows. */
export async function showPart(content: ComponentChild) {
  return showPage(() => content)
}

/** Shows what is made of the kit of a frame, until the test is over. */
export async function showPage(
  make: (kit: ClientContext) => ComponentChild | Promise<ComponentChild>,
  frame: Partial<Frame> = {},
) {
  standInForDialogs()
  document.body.replaceChildren()
  const root = document.body.appendChild(document.createElement('div'))
  const leave = () => act(() => render(null, root))
  onTestFinished(leave)
  const kit = createKit({ ...aFrame, ...frame })
  const show = (part: ComponentChild) =>
    act(() => render(<KitContext.Provider value={kit}>{part}</KitContext.Provider>, root))
  const content = await make(kit)
  await show(content)
  return { ...within(root), kit, show, act, leave }
}

/** jsdom moves nothing: for a phone that wants no movement, what would move is over at once. */
export function mockMatchMedia() {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.animate = () => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel() {}, updatePlaybackRate() {} }
    queueMicrotask(() => animation.onfinish?.())
    return animation as unknown as Animation
  }
}

/** Time stands still; what is returned lets it pass. */
export function hurry() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms = 15_000) => vi.advanceTimersByTimeAsync(ms)
}

/**
 * jsdom knows no modal dialogs. These keep a browser's promises as far as the kit relies on them: the first button has the focus, what had
 * it before gets it back, and `close` is told later.
 */
function standInForDialogs() {
  const before = new Map<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    before.set(this, document.activeElement)
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const focused = before.get(this)
    if (focused instanceof HTMLElement) focused.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
