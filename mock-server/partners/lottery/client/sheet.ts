import { make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'

export type Sheet = {
  body: HTMLElement
  close(): void
  closed: AbortSignal
  /** Repeats `run` until the sheet is closed. */
  every(ms: number, run: () => void): void
}

/** Opens a sheet from below with a title and a button to close it; it is gone from the page once closed. */
export function openSheet({ t }: Desk, title: string): Sheet {
  const gone = new AbortController()
  const body = make('div', { class: 'sheet-body' })
  const close = () => dialog.close()
  const dialog = make(
    'dialog',
    { class: 'sheet', 'aria-label': title, onclick: ({ target }) => target === dialog && close() },
    make('header', {}, make('h2', {}, title), make('button', { class: 'quiet', onclick: close }, t('close'))),
    body,
  )
  dialog.addEventListener('close', () => {
    gone.abort()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  const every = (ms: number, run: () => void) => {
    const timer = setInterval(run, ms)
    gone.signal.addEventListener('abort', () => clearInterval(timer))
  }
  return { body, close, closed: gone.signal, every }
}
