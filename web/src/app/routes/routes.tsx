import type { RouteEntry } from './route.ts'
import { agentRoutes } from './agents.tsx'
import { contentRoutes } from './content.tsx'
import { gameRoutes } from './games.tsx'
import { homeRoutes } from './home.tsx'
import { lotteryRoutes } from './lottery.tsx'
import { memberRoutes } from './member.tsx'
import { signInRoutes } from './sign-in.tsx'

/** The sitemap: every path of the product, by area. Any other path redirects home. */
export const routes: readonly RouteEntry[] = [
  ...homeRoutes,
  ...signInRoutes,
  ...memberRoutes,
  ...agentRoutes,
  ...gameRoutes,
  ...lotteryRoutes,
  ...contentRoutes,
]
