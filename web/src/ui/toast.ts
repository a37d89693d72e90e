import { loadChunk } from '#lib/load-chunk.ts'
import { enableToasts } from './overlay.tsx'

/** How long words stay: 1.5 s by default and for success, else as the specification names it. */
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
  /** More about it, on a line of its own. */
  detail?: string
}

/** Says something for a moment at the foot of the screen; without a network that brings the means, it is left unsaid. */
export async function showToast(text: string, { kind = 'notice', time = 'default', ...rest }: ToastOptions = {}) {
  enableToasts()
  const host = await loadChunk(() => import('./toast-host.tsx')).catch(() => undefined)
  host?.openToast(text, { kind, duration: toastDurations[time], ...rest })
}
