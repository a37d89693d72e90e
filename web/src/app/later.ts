import type { laterScreens } from './later-screens.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** A screen of the table of later ones. */
export const later = (name: keyof typeof laterScreens) =>
  lazyScreen(async () => (await import('./later-screens.ts')).laterScreens[name])
