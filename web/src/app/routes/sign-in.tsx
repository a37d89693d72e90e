import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'
import { isAgentDevice, toHome } from './devices.ts'

/** The ways in, and back in. */
export const signInRoutes = [
  page(paths.login, 'login', {
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    redirect: () => (isAgentDevice() ? paths.agent : undefined),
    screen: lazyScreen(
      () => import('#features/sign-in/login-screen.tsx'),
      'LoginScreen',
      'sign-in',
      'forms',
      'problems',
    ),
  }),
  page(paths.register, 'register', {
    paths: [paths.register, '/m/register.html'],
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    trialToo: true,
    screen: lazyScreen(
      () => import('#features/registration/registration-screen.tsx'),
      'RegistrationScreen',
      'registration',
      'forms',
      'problems',
    ),
  }),
  page(paths.trial, 'trial', {
    back: toHome,
    screen: lazyScreen(() => import('#features/sign-in/trial-screen.tsx'), 'TrialScreen', 'sign-in', 'problems'),
  }),
  page(paths.forget, 'forget', {
    header: 'own',
    footer: false,
    back: () => (isAgentDevice() ? paths.agent : paths.home),
    screen: lazyScreen(
      () => import('#features/recovery/recovery-screen.tsx'),
      'RecoveryScreen',
      'recovery',
      'forms',
      'problems',
    ),
  }),
  page(paths.changePassword, 'changePassword', {
    header: 'own',
    footer: false,
    back: 'none',
    guard: 'member',
    otherwise: paths.home,
    screen: lazyScreen(
      () => import('#features/recovery/change-password-screen.tsx'),
      'ChangePasswordScreen',
      'recovery',
      'forms',
      'problems',
    ),
  }),
]
