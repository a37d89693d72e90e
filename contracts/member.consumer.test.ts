import { test } from 'vitest'
import { ACCOUNT } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { equal, integer, someText, string, timestamp } from './shapes.ts'

const getMemberInfo = operation('getMemberInfo', { call: (gateway) => gateway.member.getInfo() })

test('getMemberInfo', () =>
  getMemberInfo.answers({
    reply: {
      id: integer(1002),
      account: equal(ACCOUNT),
      nickname: string('Bảo Ngọc'),
      type: integer(0),
      regDate: timestamp(),
    },
  }))

test('getMemberInfo of a member of a club', () =>
  getMemberInfo.answers({
    about: 'of a member of a club',
    account: 'vip02',
    reply: { nickname: string(''), type: integer(2), clubLabel: { labelId: integer(1), labelName: someText('VIP 5') } },
  }))

test('getMemberInfo 401 login.not.session', () => refusals.notSignedIn(getMemberInfo))
test('getMemberInfo 401 user.or.token.invalid', () => refusals.ended(getMemberInfo))
test('getMemberInfo 503 system.maintenance', () => refusals.closed(getMemberInfo))
