import type { lazyScreens } from './lazy-routes.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** A screen from the table of lazy screens. */
export const lazyFromTable = (name: keyof typeof lazyScreens) =>
  lazyScreen(async () => (await import('./lazy-routes.ts')).lazyScreens[name])
