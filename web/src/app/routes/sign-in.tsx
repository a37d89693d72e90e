import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'
import { isAgentDevice, toHome } from './devices.ts'

export const signInRoutes = [
  page(paths.login, 'login', {
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    redirect: () => (isAgentDevice() ? paths.agent : undefined),
    screen: lazyFromTable('login'),
  }),
  page(paths.register, 'register', {
    paths: [paths.register, '/m/register.html'],
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    allowsTrial: true,
    screen: lazyFromTable('register'),
  }),
  page(paths.trial, 'trial', {
    back: toHome,
    screen: lazyFromTable('trial'),
  }),
  page(paths.forget, 'forget', {
    header: 'own',
    footer: false,
    back: () => (isAgentDevice() ? paths.agent : paths.home),
    screen: lazyFromTable('forget'),
  }),
  page(paths.changePassword, 'changePassword', {
    header: 'own',
    footer: false,
    back: 'none',
    guard: 'member',
    fallback: paths.home,
    screen: lazyFromTable('changePassword'),
  }),
]
