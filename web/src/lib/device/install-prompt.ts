import { createStore } from '../storage/store.ts'

/** The browser's install prompt; it can be shown once. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** The available install prompt; undefined if there is none, or if the site is installed. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined)

export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => installPrompt.set(undefined))
}
