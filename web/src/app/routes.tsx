import type { RouteEntry } from './route.ts'
import { agentRoutes } from './routes/agents.tsx'
import { contentRoutes } from './routes/content.tsx'
import { gameRoutes } from './routes/games.tsx'
import { homeRoutes } from './routes/home.tsx'
import { lotteryRoutes } from './routes/lottery.tsx'
import { memberRoutes } from './routes/member.tsx'
import { signInRoutes } from './routes/sign-in.tsx'

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
