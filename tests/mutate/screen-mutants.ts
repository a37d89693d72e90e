import { inFile, type Mutant } from './mutant.ts'

export const screenMutants: Mutant[] = [
  ...inFile('web/src/app/routes/routes.tsx', 'web/src/app/frame/frame.test.tsx', [
    ['A-2-33', "'promotion', { header: 'own', tone", "'promotion', { tone"],
    ['A-2-34', "tone: 'blue', footer: false, screen", "tone: 'blue', screen"],
    ['A-2-27', "header: 'home',\n    back: 'none',", "header: 'home',"],
    ['A-2-38', "back: 'none',\n    guard: 'member',", "guard: 'member',"],
    ['A-2-39', "'trial', {\n    back: toHome,", "'trial', {"],
  ]),
  ...inFile('web/src/features/home/home-screen.tsx', 'web/src/features/home/home-screen.test.tsx', [
    ['G-2-22', 'bannersOf(data?.banners, groupName)', "bannersOf(data?.banners, 'm_home')"],
  ]),
  ...inFile('web/src/features/records/betting-record-screen.tsx', 'web/src/features/records/records.test.tsx', [
    ['A-1-09', 'title={bet.gameName}', 'title={bet.orderNo}'],
  ]),
  ...inFile('web/src/features/records/account-record-screen.tsx', 'web/src/features/records/records.test.tsx', [
    ['A-1-10', 'aside={<Amount value={row.currentAvailBalance} />}', 'aside={<Amount value={row.amount} />}'],
  ]),
  ...inFile('web/src/features/sign-in/use-login.ts', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-4-33', 'error instanceof GatewayError && error.value?.captcha', 'error instanceof GatewayError'],
    ['A-3-09', 'if (!typed.remember) return', 'if (typed.remember) return'],
  ]),
  ...inFile('web/src/shared/forms/captcha-field.tsx', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-4-34', '    onRefresh()\n', ''],
    ['A-3-13', 'const LENGTH = 6', 'const LENGTH = 7'],
  ]),
  ...inFile('web/src/features/sign-in/login-form.tsx', 'web/src/features/sign-in/login-screen.test.tsx', [
    ['A-2-98', ' defaultChecked />', ' />'],
  ]),
  ...inFile(
    'web/src/features/registration/registration-form.tsx',
    'web/src/features/registration/registration-screen.test.tsx',
    [
      ['A-2-92', 'useState(true)', 'useState(false)'],
      ['A-2-93', ' disabled={!isAgreed}', ''],
    ],
  ),
  ...inFile(
    'web/src/features/registration/registration-screen.tsx',
    'web/src/features/registration/registration-screen.test.tsx',
    [
      ['A-4-24', '    copyNumber(draft, next)\n', ''],
      ['A-4-23', 'site.methods.length < 2', 'site.methods.length < 1'],
    ],
  ),
  ...inFile(
    'web/src/features/registration/registration-form.tsx',
    'web/src/features/registration/registration-sent.test.tsx',
    [['A-7-15', "form.setError('username', problemText(error))", 'undefined']],
  ),
  ...inFile('web/src/shared/forms/code-field.tsx', 'web/src/features/registration/registration-code.test.tsx', [
    ['A-4-28', '(end - serverClock.now()) / 1000', '(end - serverClock.now()) / 2000'],
  ]),
  ...inFile('web/src/shared/forms/code-field.tsx', 'web/src/features/registration/registration-code.test.tsx', [
    ['A-5-18', 'if (isRunning() || wait.seconds > 0) return', 'if (isRunning()) return'],
    ['A-9-01', 'const LENGTH = 10', 'const LENGTH = 12'],
    ['A-8-35', "busy ? t('sending') : ", ''],
  ]),
  ...inFile('web/src/app/frame/home-header.tsx', 'web/src/app/frame/header.test.tsx', [
    ['A-1-24', '{!isStandalone() && (', '{(!isStandalone() || true) && ('],
    ['A-2-55', '<Badge count={unread} />', '<Badge count={unread && 1} />'],
    ['A-2-54', 'to={paths.inbox}', 'to={paths.message}'],
  ]),
  ...inFile('web/src/app/frame/wallet-card.tsx', 'web/src/app/frame/header.test.tsx', [
    ['A-2-44', '<ButtonLink to={paths.deposit}', '<ButtonLink to={paths.withdraw}'],
  ]),
  ...inFile('web/src/app/frame/side-menu.tsx', 'web/src/app/frame/side-menu.test.tsx', [
    ['A-2-64', "useModule('MC')", "useModule('REWCEN3')"],
    ['A-6-18', "isShown: useModule('REWCEN3')", "isShown: useModule('MC')"],
    ['A-6-20', "isShown: useModule('TRANSBETREPMEM3')", 'isShown: true'],
  ]),
  ...inFile('web/src/shared/use-service.ts', 'web/src/app/tests/service.test.tsx', [
    ['A-2-84', 'channels.length > 1', 'channels.length > 2'],
    ['A-2-85', 'channels.length > 1', 'channels.length > 0'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-10', "'inbox', { guard: 'member', notForTrial: true,", "'inbox', { guard: 'member',"],
  ]),
  ...inFile('web/src/shared/typed-search.tsx', 'web/src/features/games/game-list-screen.test.tsx', [
    ['G-2-75', '      search(next)', '      search(typed)'],
  ]),
  ...inFile('web/src/lib/time/server-clock.ts', 'web/src/features/lottery/round-time.test.tsx', [
    ['G-4-05', 'export const TICK = 500', 'export const TICK = 200'],
  ]),
  ...inFile('web/src/lib/time/server-clock.ts', 'web/src/features/registration/registration-code.test.tsx', [
    ['A-4-29', 'TICK - (serverClock.now() % TICK)', '2 * TICK'],
  ]),
  ...inFile('web/src/features/games/category-of.ts', 'web/src/features/games/game-centre-screen.test.tsx', [
    ['G-2-52', 'if (fromRoute) return fromRoute', 'if (fromRoute && !gameType) return fromRoute'],
    ['G-2-55', "const underSports = ['ESPORTS', 'COCKFIGHT']", "const underSports = ['ESPORTS']"],
  ]),
  ...inFile('web/src/features/games/game-centre-screen.tsx', 'web/src/features/games/game-centre-screen.test.tsx', [
    ['G-2-61', '!filter.vendor || vassalage === filter.vendor', 'true'],
  ]),
  ...inFile('web/src/features/games/use-game-filter.ts', 'web/src/features/games/game-list-screen.test.tsx', [
    ['G-2-73', "= ['recent', 'fav']", "= ['fav']"],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', 'web/src/app/tests/roles.test.tsx', [
    ['G-2-39', 'isAgentDevice() && session.get() ?', 'isAgentDevice() ?'],
  ]),
  ...inFile('web/src/features/home/announcement-popup.tsx', 'web/src/features/home/home-sections.test.tsx', [
    ['G-2-26', '<Button size="small" onClick={close}>', '<Button size="small" onClick={() => undefined}>'],
  ]),
  ...inFile('web/src/features/home/home-sections.tsx', 'web/src/features/home/home-sections.test.tsx', [
    ['G-3-17', 'noExpiry === 1 || endDate', 'endDate'],
  ]),
  ...inFile('web/src/features/lottery/lottery-list.tsx', 'web/src/features/lottery/lottery-screen.test.tsx', [
    ['G-4-06', '!isSeAsian(round) || isOnSale(', 'true || isOnSale('],
  ]),
  ...inFile('web/src/shared/forms/captcha-field.tsx', 'web/src/app/tests/captcha.test.tsx', [
    ['A-5-14', 'const LENGTH = 6', 'const LENGTH = 7'],
  ]),
  ...inFile('web/src/features/home/entry-menu.tsx', 'web/src/features/home/entry-and-hot.test.tsx', [
    ['G-2-49', 'vendors.length === 1', 'vendors.length > 0'],
    ['G-2-51', "const excludedCategories = ['FB', 'LOTT', 'ELOTT']", "const excludedCategories = ['FB', 'LOTT']"],
  ]),
  ...inFile('web/src/app/frame/footer-tabs.tsx', 'web/src/app/frame/frame.test.tsx', [
    ['A-2-83', "titles.includes(page) ? 'page' : undefined", "'page'"],
    ['A-2-82', '{liveChat && (', '{(liveChat || true) && ('],
  ]),
  ...inFile('web/src/features/lottery/favourites.ts', 'web/src/features/lottery/lottery-screen.test.tsx', [
    ['G-3-12', "{ ...storage.get('favouriteLotteries'), [owner]: next }", "{ '': next, [owner]: next }"],
  ]),
  ...inFile('web/src/api/member/verification.queries.ts', 'web/src/features/sign-in/other-methods.test.tsx', [
    ['A-7-18', '.expirationTime || serverClock.now() + DEFAULT_CODE_WAIT', '&& serverClock.now() + DEFAULT_CODE_WAIT'],
  ]),
  ...inFile('web/src/shared/forms/social-buttons.tsx', 'web/src/features/sign-in/other-methods.test.tsx', [
    ['A-7-62', "mutateAsync({ type: 'firebase', firebaseIdToken })", "mutateAsync({ type: 'firebase' })"],
  ]),
  ...inFile('web/src/features/settings/settings-screen.tsx', 'web/src/features/settings/settings-screen.test.tsx', [
    ['A-6-04', 'session.rememberReturn(paths.settings)', 'session.rememberReturn(paths.home)'],
  ]),
]
