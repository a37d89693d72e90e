import type { QueryClient } from '@tanstack/react-query'
import { askFirstView } from '#api/first-view.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

/** How long the picture of home that came with the page stands for it, ms. */
const patience = 2000
/** How long a page without a picture stays empty for its screen, ms: one that comes later has a placeholder, which stays 300 ms at least. */
const moment = 150

/** Waits, for a while, until home can be shown whole: its code, its words, what its first screen asks. */
export async function prepareHome(client: QueryClient) {
  const screen = findRoute(routes, '/')?.screen
  // Whatever fails here is asked again by the part of the page that needs it, and shown there.
  const whole = Promise.allSettled([screen?.preload?.(), askFirstView(client, currentLanguage())])
  await Promise.race([whole, after(patience)])
}

/** Waits, for a moment, for the code and the words of the screen at this address. */
export async function prepareScreen() {
  const { screen } = findRoute(routes, location.pathname) ?? {}
  await Promise.race([Promise.allSettled([screen?.preload?.()]), after(moment)])
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
