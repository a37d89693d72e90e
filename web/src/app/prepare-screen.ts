import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '#i18n/i18n.ts'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

/** How long the picture that came with the page stands for it, ms. */
const PRERENDER_TIMEOUT = 2000
/** How long a page without a picture stays empty for its screen, ms: one that comes later has a placeholder, which stays 300 ms at least. */
const SCREEN_TIMEOUT = 150

/** Waits, for a while, until the page that its picture stands for can be shown whole: its code, its words, what it asks first. */
export async function preparePrerendered(client: QueryClient) {
  const ask = async () => (await currentScreen()?.preload?.())?.default.ask?.(client, currentLanguage())
  // Whatever fails here is asked again by the part of the page that needs it, and shown there.
  await Promise.race([Promise.allSettled([ask()]), delay(PRERENDER_TIMEOUT)])
}

/** Waits, for a moment, for the code and the words of the screen at this address. */
export async function prepareScreen() {
  await Promise.race([Promise.allSettled([currentScreen()?.preload?.()]), delay(SCREEN_TIMEOUT)])
}

const currentScreen = () => findRoute(routes, location.pathname)?.screen
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
