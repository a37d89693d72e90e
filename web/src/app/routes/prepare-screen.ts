import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '#i18n/i18n.ts'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

/** The longest time the prerendered page stays before the app replaces it, ms. */
const PRERENDER_TIMEOUT = 2000
/** The longest time a page without prerendering stays empty, ms. A later screen gets a placeholder, which stays for at least 300 ms. */
const SCREEN_TIMEOUT = 150

/** Waits, within a limit, for the code, messages and first data of the prerendered page, so that it is replaced by a complete one. */
export async function preparePrerendered(client: QueryClient) {
  const prefetch = async () => (await currentScreen()?.preload?.())?.default.prefetch?.(client, currentLanguage())
  // An error here occurs again in the part of the page that needs the data, and is shown there.
  await Promise.race([Promise.allSettled([prefetch()]), delay(PRERENDER_TIMEOUT)])
}

export async function prepareScreen() {
  await Promise.race([Promise.allSettled([currentScreen()?.preload?.()]), delay(SCREEN_TIMEOUT)])
}

const currentScreen = () => findRoute(routes, location.pathname)?.screen
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
