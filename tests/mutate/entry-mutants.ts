import { inFile, type Mutant } from './mutant.ts'

const methods = 'web/src/features/sign-in/methods.test.tsx'
const sent = 'web/src/features/recovery/mail-recovery.test.tsx'
const change = 'web/src/features/recovery/change-password.test.tsx'
const chat = 'web/src/features/messages/chat.test.tsx'
const centre = 'web/src/features/messages/message-screen.test.tsx'
const pauses = 'web/src/api/inbox/unread-pause.test.tsx'

export const entryMutants: Mutant[] = [
  ...inFile('web/src/features/sign-in/login-form.tsx', methods, [
    ['A-3-11', "{...form.field('identifying')}", "{...form.field('captcha')}"],
  ]),
  ...inFile('web/src/features/sign-in/login-screen.tsx', methods, [['A-4-36', 'void refreshCaptcha(client)', '']]),
  ...inFile('web/src/features/sign-in/login-form.tsx', methods, [
    ['A-4-35', "getRememberedLogin('sms')", "getRememberedLogin('username')"],
  ]),
  ...inFile('sdk/src/inputs/login.ts', methods, [
    ['A-5-02', "loginText(rules, 'loginMobileNum')", "loginText(rules, 'loginPassword')"],
    ['A-9-02', "v.minLength(1, problem('captchaLength'", "v.minLength(1, problem('required'"],
  ]),
  ...inFile('web/src/shared/forms/code-field.tsx', methods, [
    ['A-7-18', 'wait.until(await sending)', 'wait.until(Date.now() + 60_000)'],
  ]),
  ...inFile('web/src/features/recovery/recovery-screen.tsx', sent, [
    ['A-1-04', "useModule('CHNGPASSVERIF3')", "useModule('PWRESETSMS3')"],
    ['A-2-104', 'void navigate(paths.agent)', 'void navigate(paths.home)'],
  ]),
  ...inFile('sdk/src/inputs/login.ts', sent, [['A-5-23', 'v.trim(),', '']]),
  ...inFile('sdk/src/inputs/recovery.ts', change, [
    ['A-5-29', "loginText(rules, 'loginPassword') : text", "loginText(rules, 'loginMobileNum') : text"],
    [
      'A-5-30',
      "newPassword: textSchema({ ...ruleOf(rules, 'password'), required: true }),\n      confirm",
      "newPassword: textSchema({ ...ruleOf(rules, 'loginPassword'), required: true }),\n      confirm",
    ],
  ]),
  ...inFile('web/src/features/recovery/recovery-screen.tsx', sent, [
    ['A-8-29', 'setTimeout(onDone, toastDurations.saved)', 'onDone()'],
  ]),
  ...inFile('web/src/features/recovery/phone-form.tsx', sent, [
    ['A-8-33', '<FormFailure>{form.failure}</FormFailure>', ''],
    ['A-9-04', 'const LOADING_TIMEOUT = 15_000', 'const LOADING_TIMEOUT = 16_000'],
  ]),
  ...inFile('web/src/features/recovery/change-password-screen.tsx', change, [
    ['A-4-40', '    knownPassword.forget()\n', ''],
    ['A-4-41', 'password: input.newPassword', 'password: input.oldPassword'],
    ['A-5-28', 'asksOld: old === undefined', 'asksOld: false'],
    ['A-8-36', 'if (config.passwordChangeErrors) throw error', 'throw error'],
    ['A-8-37', "kind: 'success', time: 'saved'", "kind: 'success', time: 'short'"],
  ]),
  ...inFile('web/src/i18n/vi/forms.json', 'web/src/shared/forms/feedback-message.test.ts', [
    ['A-5-35', 'Góp ý cần từ {{min}} đến', 'Góp ý cần đến'],
  ]),
  ...inFile('mock-server/src/domains/games/launch-gate.service.ts', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-07', 'REAL_TYPES = [0, 1, 2]', 'REAL_TYPES = [0, 1]'],
  ]),
  ...inFile('sdk/src/resources/system.ts', 'web/src/features/content/help-screen.test.tsx', [
    ['A-7-21', '{ lang: http.language() }', "{ lang: 'VI' }"],
  ]),
  ...inFile('sdk/src/resources/messages.ts', centre, [
    ['A-7-23', "isCsp ? '/wps/relay/CSP_unreadCount'", "isCsp ? '/wps/relay/CBS_unreadCount'"],
  ]),
  ...inFile('web/src/api/inbox/unread.ts', pauses, [
    [
      'A-7-24',
      '(getChatUnreadCount.queryOptions(api), { before: debounce })',
      '(getChatUnreadCount.queryOptions(api), {})',
    ],
  ]),
  ...inFile('web/src/api/inbox/unread.ts', pauses, [['A-7-25', 'const DEBOUNCE = 250', 'const DEBOUNCE = 25']]),
  ...inFile('sdk/src/resources/chat.ts', chat, [['A-7-26', '{ b2c: 1, language', '{ language']]),
  ...inFile('web/src/features/messages/chat-screen.tsx', chat, [
    ['A-7-27', 'const OPEN_DELAY = 500', 'const OPEN_DELAY = 5000'],
  ]),
  ...inFile('web/src/shared/use-service.ts', centre, [
    ['A-7-56', 'openChannel(link.path)', "openChannel('https://a.example')"],
  ]),
  ...inFile('web/src/api/inbox/inbox.queries.ts', 'web/src/features/messages/inbox.test.tsx', [
    ['A-7-60', '  markInboxRead.mutationOptions(api, {', '  deleteInboxMessages.mutationOptions(api, {'],
  ]),
  ...inFile('web/src/api/inbox/notice-reads.ts', 'web/src/api/inbox/notice-reads.test.tsx', [
    ['A-9-10', 'const SEND_INTERVAL = 150', 'const SEND_INTERVAL = 15'],
  ]),
]
