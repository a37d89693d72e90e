import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, statusWithModules, success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const layout = (mem_cen: number, dep_func = 1 - mem_cen) =>
  withChanges({ info: { mobileTemplate: { mem_cen, dep_func } } })
const statusOnly = (mem_cen: number) => ({ getSystemStatus: layout(mem_cen), getTemplates: refusal() })
const templates = (mem_cen: string) => withChanges({ parameters: { mem_cen, dep_func: '0' } })
const main = async () => within(await screen.findByRole('main'))
const links = async () =>
  (await (await main()).findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])

test('its address shows the members hub: account, balance and links [A-2-14]', async () => {
  await renderScreen('/m/member/home', { as: 'demo01' })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:memberHome') })).toBeTruthy()
  expect(await (await main()).findByText(t('app:availableBalance'))).toBeTruthy()
  expect(await links()).toEqual(
    expect.arrayContaining([
      [t('app:deposit'), '/m/voucherCenter'],
      [t('app:withdraw'), '/m/withdraw'],
      [t('app:settings'), '/m/set'],
    ]),
  )
})

test('the newer layout has tiles, if the site has chosen it [A-4-06]', async () => {
  await renderScreen('/m/member/home', { as: 'demo01', answers: statusOnly(1) })
  const tiles = within(await screen.findByRole('list'))
  expect(await tiles.findByRole('link', { name: /Hộp thư/ })).toBeTruthy()
  expect(tiles.queryByRole('link', { name: t('app:settings') })).toBeNull()
})

test('any other choice is the older layout: rows only', async () => {
  await renderScreen('/m/member/home', { as: 'demo01', answers: statusOnly(0) })
  expect(await (await main()).findByRole('link', { name: /Hộp thư/ })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test.for([
  ['1', 0, true],
  ['0', 1, false],
] as const)(
  'the templates’ mem_cen %s is used, whatever the status says (%i): tiles %s [A-7-57]',
  async ([templateValue, statusValue, tiles]) => {
    const answers = { getSystemStatus: layout(statusValue), getTemplates: templates(templateValue) }
    const { calls } = await renderScreen('/m/member/home', { as: 'demo01', answers })
    await waitFor(() => expect(calls('getTemplates')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('list') !== null).toBe(tiles))
    expect(await (await main()).findByRole('link', { name: /Hộp thư/ })).toBeTruthy()
  },
)

test('disabled modules of the site are not listed', async () => {
  const status = statusWithModules({ REWCEN3: false, TRANSREC3: true, TRANSBETREPMEM3: false })
  await renderScreen('/m/member/home', { as: 'demo01', answers: { getSystemStatus: status } })
  await (await main()).findByRole('link', { name: t('app:accountRecord') })
  const names = (await links()).map(([name]) => name)
  expect(names).not.toContain(t('app:rewardCenter'))
  expect(names).not.toContain(t('app:bettingRecord'))
})

test('the inbox link shows the number of unread messages', async () => {
  await renderScreen('/m/member/home', { as: 'demo01', answers: { getInboxUnreadCount: success(7) } })
  const mail = within(await (await main()).findByRole('link', { name: /Hộp thư/ }))
  expect((await mail.findByLabelText(t('app:unread', { total: '7' }))).textContent).toBe('7')
})

test.each([
  ['agent01', 1],
  ['demo01', 0],
])('%s sees the link to the agent’s area %i times', async (as, times) => {
  await renderScreen('/m/member/home', { as })
  await (await main()).findByRole('link', { name: t('app:bettingRecord') })
  expect((await main()).queryAllByRole('link', { name: t('app:agentArea') })).toHaveLength(times)
})
