import { session } from '#api/member/session.ts'
import { homeAliases } from '#lib/site/home-paths.ts'
import { paths } from '#lib/site/paths.ts'
import { lazyScreen, screenFile } from './lazy-screen.tsx'
import { page } from './route.ts'
import { isAgentDevice } from './devices.ts'

const HomeScreen = lazyScreen(() =>
  screenFile(() => import('#features/home/home-screen.tsx'), 'HomeScreen', 'home', 'lobby'),
)

export const homeRoutes = [
  page(paths.home, 'home', {
    paths: [...homeAliases, paths.home, paths.hot],
    header: 'home',
    back: 'none',
    redirect: () => (isAgentDevice() && session.get() ? paths.agentHome : undefined),
    screen: HomeScreen,
  }),
  page(paths.main, 'main', { header: 'home', screen: HomeScreen }),
]
