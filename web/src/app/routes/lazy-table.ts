import type { lazyScreens } from './lazy-routes.ts'
import { lazyScreen } from './lazy-screen.tsx'

export const lazyFromTable = (name: keyof typeof lazyScreens) =>
  lazyScreen(async () => (await import('./lazy-routes.ts')).lazyScreens[name])
