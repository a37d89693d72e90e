/** @jsxImportSource preact */
import { within } from '@testing-library/dom'
import { type ComponentChild, options, render } from 'preact'
import { act } from 'preact/test-utils'
import { onTestFinished, vi } from 'vitest'
import type { Frame } from './frame.ts'
import { createClientContext, type ClientContext, PageContext } from './client-context.ts'

// Preact waits for a frame of the page before it runs effects. A frame that is still due when jsdom is taken down fails; a timer does not.
options.requestAnimationFrame = (callback) => void setTimeout(callback)

const aFrame = {
  launch: 'l1',
  world: undefined,
  language: 'en',
  isBridged: false,
  siteName: undefined,
  currency: '₫',
  isTitleOutside: false,
  isSoundOn: false,
  query: new URLSearchParams(),
} as const

export async function renderComponent(content: ComponentChild, frame?: Partial<Frame>) {
  return renderPage(() => content, frame)
}

export async function renderPage(
  make: (context: ClientContext) => ComponentChild | Promise<ComponentChild>,
  frame: Partial<Frame> = {},
) {
  mockDialogs()
  document.body.replaceChildren()
  const root = document.body.appendChild(document.createElement('div'))
  const unmount = () => act(() => render(null, root))
  onTestFinished(unmount)
  const context = createClientContext({ ...aFrame, ...frame })
  const show = (content: ComponentChild) =>
    act(() => render(<PageContext.Provider value={context}>{content}</PageContext.Provider>, root))
  const content = await make(context)
  await show(content)
  return { ...within(root), context, show, act, unmount }
}

/** Emulates reduced motion: jsdom runs no animations, so they end at once. */
export function mockMatchMedia({ isWide = false } = {}) {
  const isMet = (query: string) => query.includes('reduced-motion') || (isWide && query.includes('width >='))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isMet(query) }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.animate = () => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel() {}, updatePlaybackRate() {} }
    queueMicrotask(() => animation.onfinish?.())
    return animation as unknown as Animation
  }
}

export function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms = 15_000) => vi.advanceTimersByTimeAsync(ms)
}

/**
 * jsdom has no modal dialogs. This mock keeps a browser's contract as far as the components rely on it: the first button gets the focus,
 * closing returns it, and the close event comes later.
 */
function mockDialogs() {
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
