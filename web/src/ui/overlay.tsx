import { useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import styles from './overlay.module.css'

type Loading = { id: number; text?: string }
type Overlay = { toasts: boolean; loading: readonly Loading[] }

const ToastHost = lazyPart(() => import('./toast-host.tsx').then((file) => file.ToastHost))
const LoadingCover = lazyPart(() => import('./loading-cover.tsx').then((file) => file.LoadingCover))

let overlay: Overlay = { toasts: false, loading: [] }
let lastId = 0
const watchers = new Set<() => void>()
const change = (next: Partial<Overlay>) => {
  overlay = { ...overlay, ...next }
  watchers.forEach((watcher) => watcher())
}
const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Asks the host to fetch and show the toasts; they cost nothing before the first one. */
export const wantToasts = () => change({ toasts: true })

/** Covers the screen with the drum until the returned function is called, or `max` milliseconds have passed. */
export function showLoading(text?: string, max = 10_000): () => void {
  const id = ++lastId
  change({ loading: [...overlay.loading, { id, text }] })
  const hide = () => change({ loading: overlay.loading.filter((one) => one.id !== id) })
  const timer = Number.isFinite(max) ? setTimeout(hide, max) : undefined
  return () => {
    clearTimeout(timer)
    hide()
  }
}

/** Where sheets, dialogs, toasts and the loading cover are put: the frame's one overlay. */
export const overlayElement = () => document.getElementById('overlay') ?? document.body

/** The shared overlay of the common frame. */
export function OverlayHost() {
  const { toasts, loading } = useSyncExternalStore(subscribe, () => overlay)
  const last = loading.at(-1)
  return (
    <div id="overlay" className={styles.overlay}>
      {toasts && <ToastHost />}
      {last && <LoadingCover text={last.text} />}
    </div>
  )
}
