import { learn } from '@longan/mock-server/node'
import { createGateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { startIndependentServer } from '../independent-server/server.ts'
import { recordHar } from './record-har.ts'

const dialect = {
  statusReading: 1,
  statusCalls: 'v2',
  logoutMethod: 'POST',
  cipherBody: 'raw',
  helpQuery: 'device',
  inboxCalls: 'EMFE',
  announcementCalls: 'CCSFE',
} as const

/** The calls of the app from its first page to the logout, at a gateway that shares no code with the mock. */
async function recordVisit(): Promise<string> {
  const server = await startIndependentServer()
  const { fetch, har } = recordHar()
  const member: { token?: string } = {}
  const gateway = createGateway({ baseUrl: server.url, merchant: 'SECOND', token: () => member.token, fetch, dialect })
  await gateway.system.getStatus()
  await gateway.system.listHelpTopics()
  await gateway.content.listAnnouncements({ types: 'B,PL' })
  await gateway.session.login({ type: 'username', username: 'tuan88', password: 'Wrong#2026' }).catch(() => undefined)
  Object.assign(member, await gateway.session.login({ type: 'username', username: 'tuan88', password: 'Nhan#2026' }))
  await gateway.member.getInfo()
  await gateway.wallet.get()
  await gateway.wallet.getBalance()
  await gateway.messages.listInbox()
  await gateway.messages.markInboxRead([903])
  await gateway.messages.deleteInbox([903])
  await gateway.session.logout()
  server.close()
  return har()
}

async function* toParts(text: string) {
  yield text
}

const NEW = 'is not in the document'

test('traffic of the app at an independent gateway has exactly the planted differences', async () => {
  const { calls, others, notes, findings } = await learn(toParts(await recordVisit()))

  expect([calls, others, notes]).toEqual([13, 0, []])
  expect(findings.map(({ call, field, says, count }) => `${count} ${call}: ${field} ${says}`).toSorted()).toEqual(
    [
      ...['status', 'errorCode', 'traceId', 'node', 'elapsedMs'].map((field) => `11 envelope: ${field} ${NEW}`),
      '1 envelope: failure value must be object',
      '1 login: response has login.incorrect with status 200',
      `1 login: value.loginType ${NEW}`,
      `1 login: value.vip ${NEW}`,
      `1 getSystemStatusV2: value.info.mobileTemplate.skin ${NEW}`,
      `1 getSystemStatusV2: value.info.whitelabel.childrenNodes[].displayName ${NEW}`,
      `1 getSystemStatusV2: value.info.whitelabel.childrenNodes[].childrenNodes[].sort ${NEW}`,
      `1 getSystemStatusV2: value.info.timezone ${NEW}`,
      `1 getSystemStatusV2: value.location.isp ${NEW}`,
      `1 listHelpTopics: value[].helpId ${NEW}`,
      `1 listAnnouncementsByCcsfe: value.player[].tag ${NEW}`,
      `1 getMemberInfo: value.starSign ${NEW}`,
      `1 getWallet: value.bonusBalance ${NEW}`,
      `1 getWalletBalance: value.balances[].rank ${NEW}`,
      `1 listInbox: value.list[].priority ${NEW}`,
      `1 listInbox: value.pageNo ${NEW}`,
    ].toSorted(),
  )
})

test('the report of these calls has nothing of the member', async () => {
  const har = await recordVisit()
  const report = JSON.stringify(await learn(toParts(har)))

  for (const secret of ['second-1', 'tuan88', 'Tuấn', '880001', '09****88', '7300.5']) {
    expect(har).toContain(secret)
    expect(report).not.toContain(secret)
  }
})
