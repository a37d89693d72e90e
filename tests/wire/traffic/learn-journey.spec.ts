import { readFile } from 'node:fs/promises'
import { learn } from '@longan/mock-server/node'
import { expect, test } from '../../fixtures.ts'
import { startIndependentSite } from '../independent-site.ts'

async function* toParts(text: string) {
  yield text
}

test('a HAR that the browser records of my journey has exactly the differences of the independent gateway', async ({
  browser,
}, info) => {
  test.slow()
  await using site = await startIndependentSite()
  const path = info.outputPath('journey.har')
  const context = await browser.newContext({ recordHar: { path, content: 'embed' } })
  const page = await context.newPage()
  await page.goto(`${site.app}/m/help`)
  await expect(page.getByRole('tab', { name: /^Nạp tiền qua quầy/ })).toBeVisible()
  await page.goto(`${site.app}/m/login`)
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('tuan88')
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill('Nhan#2026')
  const atHome = [/CCSFE_getListAnnouncements/, /EMFE_getInboxUnreadCount/].map((path) => page.waitForResponse(path))
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('banner').getByText('7.300,50')).toBeVisible()
  // A page that is left sooner has no answer in the recording.
  for (const response of await Promise.all(atHome)) expect(await response.finished()).toBeNull()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Hộp thư/ })
    .click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await context.close()

  const har = await readFile(path, 'utf8')
  const { findings, notes } = await learn(toParts(har))

  // What the pages ask beside the journey, and this gateway does not have, depends on what is loaded when.
  const own = findings.filter(({ status }) => status !== 404)
  expect(own.map(({ call, field, says }) => `${call}: ${field} ${says}`).toSorted()).toEqual(
    [
      'envelope: elapsedMs',
      'envelope: errorCode',
      'envelope: node',
      'envelope: status',
      'envelope: traceId',
      'getInboxUnreadCountByEmfe: value.total',
      'getMemberInfo: value.starSign',
      'getSystemStatusV2: value.info.mobileTemplate.skin',
      'getSystemStatusV2: value.info.timezone',
      'getSystemStatusV2: value.info.whitelabel.childrenNodes[].childrenNodes[].sort',
      'getSystemStatusV2: value.info.whitelabel.childrenNodes[].displayName',
      'getSystemStatusV2: value.location.isp',
      'getWallet: value.bonusBalance',
      'listAnnouncementsByCcsfe: value.player[].tag',
      'listHelpTopics: value[].helpId',
      'listInbox: value.list[].priority',
      'listInbox: value.pageNo',
      'login: value.loginType',
      'login: value.vip',
    ].map((place) => `${place} is not in the document`),
  )
  expect(notes).toEqual([])
  for (const secret of ['tuan88', '880001', '7300.5']) {
    expect(har).toContain(secret)
    expect(JSON.stringify(findings)).not.toContain(secret)
  }
})
