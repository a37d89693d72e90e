import { inFile, type Mutant } from './mutant.ts'

export const accessMutants: Mutant[] = [
  ...inFile('sdk/src/resources/session.ts', 'tests/wire/session.test.ts', [
    [
      'A-7-04',
      "POST('/wps/session/login/freeplay', { body: {},",
      "POST('/wps/session/login/freeplay', { body: { type: 4 } as object,",
    ],
    ['A-7-05', ': POST(path, call))\n      return', ': GET(path, call))\n      return'],
    ['A-3-06', 'type: user.customerType,', 'type: 0,'],
    ['A-3-21', "http.isStandalone() ? 'OTHERS' : undefined", "'OTHERS'"],
    [
      'A-3-18',
      "POST('/wps/session/login', { ...withDevice(input)",
      "POST('/wps/session/login', { ...withDevice({ ...input, firebaseMobileNo: undefined })",
    ],
    [
      'A-7-62',
      "POST('/wps/session/login', { ...withDevice(input)",
      "POST('/wps/session/login', { ...withDevice({ ...input, firebaseIdToken: undefined, idToken: input.firebaseIdToken })",
    ],
  ]),
  ...inFile('sdk/src/inputs/login.ts', 'tests/wire/session.test.ts', [
    [
      'A-3-16',
      "return { type: 'sms', username, password,",
      "return { type: 'sms', username: password, password: username,",
    ],
  ]),
  ...inFile('mock-server/src/domains/session/session.handlers.ts', 'tests/wire/session.test.ts', [
    [
      'A-7-04',
      'loginFreePlay: async (call) => toSession(markLogin(call, await session.createTrial()))',
      'loginFreePlay: async (call) => ({ ...toSession(markLogin(call, await session.createTrial())), type: 0 })',
    ],
    ['A-7-05', 'userName: member.account, customerType: DEFAULT_TYPE', 'userName: member.account, customerType: 0'],
    [
      'A-4-19',
      'toTrial = ({ token, member }: Login) => ({ token,',
      "toTrial = ({ token, member }: Login) => ({ token: token + '0',",
    ],
  ]),
  ...inFile('mock-server/src/domains/session/identity-login.ts', 'tests/wire/session.test.ts', [
    ['A-3-18', "if (claims.provider === 'phone') assertSameNumber(claims, attempt)", ''],
    [
      'A-7-62',
      'const claims = identity.read(attempt.firebaseIdToken)',
      "const claims = { provider: 'google.com' as const, sub: 'g-1', email: 'demo02@longan.example' }",
    ],
  ]),
  ...inFile('sdk/src/resources/verification.ts', 'tests/wire/codes.test.ts', [
    [
      'A-3-36',
      'body: { ...rest, [http.dialect.smsNumberField]',
      'body: { countryDialingCode: rest.countryDialingCode, [http.dialect.smsNumberField]',
    ],
    [
      'A-7-18',
      "sendLoginCode: (to: SmsInput, call?: Call) => value(POST('/wps/verification/sms/noLogin'",
      "sendLoginCode: (to: SmsInput, call?: Call) => value(POST('/wps/verification/sms/register'",
    ],
  ]),
  ...inFile('mock-server/src/domains/verification/verification.handlers.ts', 'tests/wire/codes.test.ts', [
    ['A-3-36', "    humanCheck.assertHuman('GEETESTVCODE3', body.geetestValidateV4)\n", ''],
    [
      'A-3-38',
      'expirationTime: await mobileCodes.sendToGuest(readNumber(body), language)',
      'expirationTime: Math.floor((await mobileCodes.sendToGuest(readNumber(body), language)) / 1000)',
    ],
    ['A-7-18', 'expirationTime: await mobileCodes.sendToGuest(readNumber(body), language)', 'expirationTime: 0'],
  ]),
  ...inFile('sdk/src/resources/registration.ts', 'tests/wire/registration.test.ts', [
    [
      'A-3-27',
      'loginDeviceId: http.deviceId }), ...input }',
      'loginDeviceId: http.deviceId }), ...input, registerUrl: undefined }',
    ],
    ['A-3-32', 'body: { type: 0 as const, ', 'body: { '],
    [
      'A-3-34',
      'loginDeviceId: http.deviceId }), ...input }',
      'loginDeviceId: http.deviceId }), ...input, verificationCode: undefined }',
    ],
    [
      'A-3-35',
      'loginDeviceId: http.deviceId }), ...input }',
      'loginDeviceId: http.deviceId }), ...input, firebaseChannel: undefined }',
    ],
    ['A-7-13', 'query: { code, domain } }', 'query: { code } }'],
    [
      'A-7-15',
      "GET('/wps/check/username', { params: { query: { username } }",
      "GET('/wps/check/username', { params: { query: { username: username.slice(1) } }",
    ],
    [
      'A-7-11',
      "const path = '/wps/member/register/mobile'\n      return value(isPost",
      "const path = '/wps/member/register/mobile'\n      return value(!isPost",
    ],
    [
      'A-7-09',
      "const path = '/wps/member/register'\n      return value(isPost",
      "const path = '/wps/member/register'\n      return value(!isPost",
    ],
    [
      'A-7-10',
      "const path = '/wps/member/register'\n      return value(isPost",
      "const path = '/wps/member/register'\n      return value(!isPost",
    ],
  ]),
  ...inFile('sdk/src/operations/registration.gen.ts', 'tests/wire/registration.test.ts', [
    [
      'A-7-09',
      "registerByPost', module: 'REG3', captcha: true, encrypted: true }",
      "registerByPost', module: 'REG3', captcha: true }",
    ],
    [
      'A-7-10',
      "register', module: 'REG3', captcha: true, encrypted: true }",
      "register', module: 'REG3', captcha: true }",
    ],
  ]),
  ...inFile('mock-server/src/domains/registration/registration.service.ts', 'tests/wire/registration.test.ts', [
    ['A-3-27', "const ACCOUNT_FIELDS = [\n  'username',", "const ACCOUNT_FIELDS = [\n  'zalo',\n  'username',"],
    ['A-3-32', '    type: 0,\n', '    type: 1,\n'],
    ['A-7-11', "number ? number.phone.replace('+', '') :", 'number?.spend === undefined ? number!.phone :'],
  ]),
  ...inFile('mock-server/src/domains/verification/phone-proof.service.ts', 'tests/wire/registration.test.ts', [
    ['A-3-34', 'return codes.check(target, verificationCode)', 'return async () => {}'],
    ['A-3-35', 'identity.read(firebaseIdToken).phone === target.to', 'identity.read(firebaseIdToken)'],
  ]),
  ...inFile('mock-server/src/domains/registration/origin.ts', 'tests/wire/registration.test.ts', [
    [
      'A-7-13',
      "if (!link) throw refusal('affiliate.code.invalid', field, 'is not the code of an agent')",
      'if (!link) return undefined',
    ],
  ]),
  ...inFile('mock-server/src/domains/registration/registration.service.ts', 'tests/wire/registration.test.ts', [
    ['A-7-15', "assertAvailable('username', members.findByAccount(username))\n    },", 'void username\n    },'],
  ]),
  ...inFile('sdk/src/resources/system.ts', 'tests/wire/registration.test.ts', [
    ['A-7-20', "value(GET('/wps/system/country', call))", "value(GET('/wps/system/templates', call))"],
  ]),
]
