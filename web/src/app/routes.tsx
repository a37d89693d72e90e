import type { RouteEntry } from './route.ts'
import { agentRoutes } from './routes/agents.tsx'
import { contentRoutes } from './routes/content.tsx'
import { gameRoutes } from './routes/games.tsx'
import { homeRoutes } from './routes/home.tsx'
import { lotteryRoutes } from './routes/lottery.tsx'
import { memberRoutes } from './routes/member.tsx'
import { signInRoutes } from './routes/sign-in.tsx'

/**
 * The sitemap: every address of the product, by area. Anything else is home. A page without a `screen` is honest about
 * it and shows "coming soon".
 */
export const routes: readonly RouteEntry[] = [
  ...homeRoutes,
  ...signInRoutes,
  ...memberRoutes,
  ...agentRoutes,
  ...gameRoutes,
  ...lotteryRoutes,
  ...contentRoutes,
]
