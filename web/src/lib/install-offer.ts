import { createStore } from './store.ts'

/** The browser's own question whether to install the site; it can be asked once. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** The question the browser would ask now; nothing where it does not, or the site is installed. */
export const installOffer = createStore<InstallOffer | undefined>(undefined)

/** From now on the browser's question is kept for the moment at which a person asks for the app. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => installOffer.set(undefined))
}
