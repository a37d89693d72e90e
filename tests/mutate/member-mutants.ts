import { inFile, type Mutant } from './mutant.ts'

export const memberMutants: Mutant[] = [
  ...inFile('sdk/src/resources/member.ts', 'tests/wire/profile.test.ts', [
    ['A-7-29', "'/wps/member/info/nickname', { body: { nickname }", "'/wps/member/info', { body: { nickname }"],
    ['A-7-30', 'body: { mail }', 'body: { email: mail } as object'],
    ['A-7-31', "'/wps/member/info/payeename', { body: { payeename }", "'/wps/member/info', { body: { payeename }"],
  ]),
  ...inFile('mock-server/src/domains/member/member.handlers.ts', 'tests/wire/profile.test.ts', [
    ['A-7-29', '...(nickname !== undefined && { nickname }),', ''],
    ['A-7-30', 'email: mail.toLowerCase()', 'email: member.email'],
    [
      'A-7-31',
      "if (payeename !== undefined && payeeName !== undefined) throw invalidField('payeename', 'is given already')",
      '',
    ],
  ]),
  ...inFile('sdk/src/resources/profile.ts', 'tests/wire/profile.test.ts', [
    ['A-7-32', "PUT('/wps/member/info/icon', { body: { icon }", "PUT('/wps/member/info/icon', { body: { icon: '1' }"],
    [
      'A-7-39',
      "'/wps/member/customerSecurityQuestions', { body: { questions }",
      "'/wps/member/customerSecurityQuestions', { body: { questions: questions.slice(1) }",
    ],
  ]),
  ...inFile('mock-server/src/domains/profile/profile.service.ts', 'tests/wire/profile.test.ts', [
    ['A-7-32', 'number <= ICON_COUNT', 'number <= 99'],
    ['A-7-39', '      await answers.insert({ id: memberId, answers: hashed })\n', ''],
  ]),
  ...inFile('sdk/src/resources/deposits.ts', 'tests/wire/cashier.test.ts', [
    [
      'A-7-36',
      "byQr: createBy('/wps/relay/MCSFE_depositByQRImageUrl')",
      "byQr: createBy('/wps/relay/MCSFE_manualTransferByAccountName')",
    ],
  ]),
  ...inFile('mock-server/src/domains/deposits/deposit-view.ts', 'tests/wire/cashier.test.ts', [
    ['A-7-36', 'requestedAmount: toDecimal(row.requested)', 'requestedAmount: toDecimal(row.credited)'],
  ]),
  ...inFile('mock-server/src/domains/withdrawals/withdrawals.service.ts', 'tests/wire/cashier.test.ts', [
    ['A-7-37', "    await paymentPassword.check(memberId, password, 'password')\n", ''],
    ['A-7-40', "    await paymentPassword.check(memberId, password, 'password')\n", ''],
  ]),
  ...inFile('sdk/src/resources/withdrawals.ts', 'tests/wire/cashier.test.ts', [
    [
      'A-7-37',
      "POST('/wps/transaction/withdraw', { body,",
      "POST('/wps/transaction/withdraw', { body: { ...body, amount: 200_000 },",
    ],
  ]),
  ...inFile('sdk/src/resources/security.ts', 'tests/wire/cashier.test.ts', [
    [
      'A-7-40',
      "PUT('/wps/member/paymentPassword', { body,",
      "PUT('/wps/member/paymentPassword', { body: { ...body, oldPassword: undefined },",
    ],
  ]),
  ...inFile('sdk/src/resources/accounts.ts', 'tests/wire/cashier.test.ts', [
    [
      'A-7-38',
      "done(PUT('/wps/member/bankCard', { body,",
      "done(PUT('/wps/member/bankCard', { body: { ...body, payeeName: 'SOMEBODY ELSE' },",
    ],
  ]),
  ...inFile('mock-server/src/domains/withdrawals/accounts.service.ts', 'tests/wire/cashier.test.ts', [
    ['A-7-38', 'holder, id, memberId, createdAt', 'holder, id, memberId: memberId + 1, createdAt'],
  ]),
  ...inFile('mock-server/src/domains/wallet/wallet.service.ts', 'tests/wire/cashier.test.ts', [
    ['A-7-41', '      move(source, target, amount)\n', ''],
  ]),
  ...inFile('sdk/src/resources/reports.ts', 'tests/wire/cashier.test.ts', [
    ['A-7-43', "'/wps/relay/ODSFE2_getTransactionCodes'", "'/wps/relay/MCSFE_getExcludeTurnoverList'"],
  ]),
  ...inFile('sdk/src/resources/password.ts', 'tests/wire/password.test.ts', [
    ['A-3-39', 'const sent = { body, headers', 'const sent = { body: { ...body, email: body.username }, headers'],
    ['A-7-16', "mailPasswordMethod === 'POST'", "mailPasswordMethod !== 'POST'"],
    [
      'A-3-40',
      "'/wps/member/password/verification', { body,",
      "'/wps/member/password/verification', { body: { ...body, firebaseIdToken: undefined },",
    ],
    ['A-7-17', "'/wps/member/password/verification'", "'/wps/member/password'"],
    [
      'A-3-41',
      "POST('/wps/member/password', { body,",
      "POST('/wps/member/password', { body: { ...body, confirmNewPassword: body.newPassword },",
    ],
    ['A-7-33', "POST('/wps/member/password', { body,", "POST('/wps/member/password/verification' as never, { body,"],
  ]),
  ...inFile('mock-server/src/domains/password/login-password.service.ts', 'tests/wire/password.test.ts', [
    [
      'A-7-17',
      "const consumeProof = await phoneProof.check({ purpose: 'guest', to: phone }, proof)",
      'const consumeProof = async () => {}',
    ],
    ['A-7-33', "await session.assertPassword(members.get(id)!, oldPassword, 'oldPassword')", 'members.get(id)!'],
  ]),
]
