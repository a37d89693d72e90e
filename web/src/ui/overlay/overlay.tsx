import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../page/lazy-component.tsx'
import styles from './overlay.module.css'

type LoadingEntry = { id: number; text?: string }
type OverlayState = { toasts: boolean; loading: readonly LoadingEntry[] }

const ToastHost = lazyComponent(() => import('./toast-host.tsx').then((file) => file.ToastHost))
const LoadingCover = lazyComponent(() => import('../page/loading-cover.tsx').then((file) => file.LoadingCover))

let overlay: OverlayState = { toasts: false, loading: [] }
let lastId = 0
const listeners = new Set<() => void>()
const change = (next: Partial<OverlayState>) => {
  overlay = { ...overlay, ...next }
  listeners.forEach((watcher) => watcher())
}
const subscribe = (watcher: () => void) => {
  listeners.add(watcher)
  return () => listeners.delete(watcher)
}

/** Renders the toast host, which is not loaded before the first toast. */
export const enableToasts = () => change({ toasts: true })

/** Shows the loading cover until the returned function is called, or for at most `max` milliseconds. */
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

export const overlayElement = () => document.getElementById('overlay') ?? document.body

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
