import { loadChunk } from '#lib/device/load-chunk.ts'
import { enableToasts } from './overlay.tsx'

/** Toast durations in ms: 1.5 s by default and for success, others as the specification lists them. */
export const toastDurations = {
  default: 1500,
  comingSoon: 1000,
  saved: 1000,
  freeReject: 2000,
  short: 3000,
  long: 8000,
  lasting: Infinity,
} as const

type ToastOptions = {
  kind?: 'notice' | 'success' | 'error'
  time?: keyof typeof toastDurations
  action?: { label: string; onClick: () => void }
  detail?: string
}

/** Shows a toast. If its code cannot be loaded because the network is gone, nothing is shown. */
export async function showToast(text: string, { kind = 'notice', time = 'default', ...rest }: ToastOptions = {}) {
  enableToasts()
  const host = await loadChunk(() => import('./toast-host.tsx')).catch(() => undefined)
  host?.openToast(text, { kind, duration: toastDurations[time], ...rest })
}
