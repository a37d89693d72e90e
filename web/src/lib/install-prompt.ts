import { createStore } from './store.ts'

/** The browser's own question whether to install the site; it can be asked once. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** The question the browser would ask now; nothing where it does not, or the site is installed. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined)

/** From now on the browser's question is kept for the moment at which a person asks for the app. */
export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => installPrompt.set(undefined))
}
