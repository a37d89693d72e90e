import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agentRegister'
const main = async () => within(await screen.findByRole('main'))
const rows = async () => (await (await main()).findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('the address of the referral page of agents opens it [A-2-20]', async () => {
  await renderScreen(path, { as: 'agent01' })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:agentRegister') })).toBeTruthy()
  expect(await screen.findByRole('button', { name: t('agent:newLink') })).toBeTruthy()
})

test('the links of an agent are listed, the newest is ready to share [A-7-49]', async () => {
  await renderScreen(path, { as: 'agent01' })
  await screen.findByRole('button', { name: /Zalo/ })
  const links = (await rows()).filter((row) => /Zalo|Facebook/.test(row))
  expect(links).toEqual([
    expect.stringMatching(/^LN10052 · Facebook.*\d+ người/),
    expect.stringMatching(/^AFF1 · Zalo.*\d+ người/),
  ])
  expect(screen.getByText(`${location.origin}/m/register?affiliateCode=LN10052`)).toBeTruthy()
})

test('a link is created with a member type and rebates', async () => {
  const { user, calls } = await renderScreen(path, { as: 'agent01' })
  await user.click(await screen.findByRole('button', { name: t('agent:newLink') }))
  await user.selectOptions(await screen.findByLabelText(t('agent:signUpsBecome')), t('titles:agent'))
  await user.type(screen.getByLabelText(t('agent:remark')), 'Telegram')
  const slots = screen.getByLabelText('Nổ hũ (%)')
  await user.clear(slots)
  await user.type(slots, '0,3')
  await user.click(screen.getByRole('button', { name: t('agent:save') }))
  expect(await screen.findByText(t('agent:linkCreated'))).toBeTruthy()
  expect([...calls('createAffiliateUrl'), ...calls('deleteAffiliateUrl')].map(({ body }) => body)).toEqual([
    {
      type: 1,
      remark: 'Telegram',
      rebates: expect.arrayContaining([{ productType: 'RNG', rebateRate: 0.003 }]) as unknown,
    },
  ])
  expect((await rows()).some((row) => row.includes('Telegram'))).toBe(true)
})

test('a link is deleted after a confirmation', async () => {
  const { user } = await renderScreen(path, { as: 'agent01' })
  await user.click(await screen.findByRole('button', { name: /^LN10052 · Facebook/ }))
  await user.click(await screen.findByRole('button', { name: t('agent:deleteLink') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('agent:deleteLink') }))
  expect(await screen.findByText(t('agent:linkDeleted'))).toBeTruthy()
  expect((await rows()).some((row) => row.includes('Facebook'))).toBe(false)
})

test('an agent without links sees an empty state', async () => {
  await renderScreen(path, { as: 'agent01', answers: { listAffiliateUrls: success([]) } })
  expect(await screen.findByText(t('agent:noLinks'))).toBeTruthy()
})

test.each([undefined, 'demo01'])('%s sees how to become an agent and a link to the agent login', async (as) => {
  const { user, address } = await renderScreen(path, { as })
  expect(await screen.findByText(t('agent:becomeAgent'))).toBeTruthy()
  await user.click(screen.getByRole('link', { name: t('agent:agentLogin') }))
  expect(address()).toBe('/m/agent')
})
