import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, fillIn, noteOf } from '#testing/fields.ts'
import { success, TRIES } from '#testing/gateway.ts'
import { goOffline, renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agent/home?view=transfer&way=up'
const both = {
  getTransferEnabled: success({ transferDownEnabled: 'Y', transferUpEnabled: 'Y' }),
  getFundsConsolidated: success({}),
}
const SENT = 'transferDownline'
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

/** Opens the form as agent01 (balance 2,000,000\u00A0₫), whose upline is agent42. */
async function openUp({ answers, ...options }: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen(path, { as: 'agent01', answers: { ...both, ...answers }, ...options })
  const { members, tree } = view.services
  const [{ id }, { id: uplineId }] = [members.getByAccount('agent01'), members.getByAccount('agent42')]
  if (!tree.nodeOf(id)) await tree.join({ id, uplineId, rates: {}, joinedAt: view.world.clock.now() })
  await screen.findByRole('form')
  const preview = async (amount: string) => {
    fillIn({ amount })
    await view.user.click(screen.getByRole('button', { name: /^(Xem trước|Preview)$/ }))
  }
  const send = async (password = '246810') => {
    const sheet = within(await screen.findByRole('dialog'))
    fillIn({ password })
    await view.user.click(sheet.getByRole('button', { name: /^(Chuyển tiền|Transfer)$/ }))
  }
  return { ...view, preview, send }
}

test('a transfer to the upline shows the remaining balance, is confirmed and debited', async () => {
  const { preview, send, calls, user, services } = await openUp()
  await preview('50000')
  expect(await screen.findByRole('dialog', { name: t('agent:confirmTransfer') })).toBeTruthy()
  expect([fact(t('agent:toUpline')), fact(t('agent:remaining'))]).toEqual(['50.000\u00A0₫', '1.950.000\u00A0₫'])
  expect(calls(SENT)).toEqual([])
  await send()
  expect(await screen.findByRole('dialog', { name: t('agent:sent') })).toBeTruthy()
  expect(calls(SENT).map(({ body }) => body)).toEqual([{ transferAmount: 50_000, password: '246810' }])
  await user.click(screen.getByRole('button', { name: 'Xong' }))
  await waitFor(() => expect(fact(t('app:availableBalance'))).toBe('1.950.000\u00A0₫'))
  expect(input('amount').value).toBe('')
  expect(services.tree.uplineOf(services.members.getByAccount('agent01').id)?.account).toBe('agent42')
})

test('the direction of the transfer is stored in the address', async () => {
  const { user, address } = await renderScreen('/m/agent/home?view=transfer', { as: 'agent01', answers: both })
  await user.click(await screen.findByRole('button', { name: t('agent:toUpline') }))
  expect(address()).toBe(path)
  await user.click(screen.getByRole('button', { name: t('agent:toDownlines') }))
  expect(await screen.findByText(t('agent:noRecipients'))).toBeTruthy()
})

test('an agent without an upline or a permission does not see the choice', async () => {
  await renderScreen(path, { as: 'agent01', answers: { getFundsConsolidated: success({}) } })
  expect(await screen.findByText(t('agent:noRecipients'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('agent:toUpline') })).toBeNull()
})

test('a site that allows only transfers to the upline shows only those', async () => {
  const answers = { getTransferEnabled: success({ transferDownEnabled: 'N', transferUpEnabled: 'Y' }) }
  await openUp({ answers })
  expect(screen.queryByRole('button', { name: t('agent:toDownlines') })).toBeNull()
  expect(screen.getByLabelText(t('agent:amount'))).toBeTruthy()
})

test.each([
  ['', t('forms:amountAbove0')],
  ['0', t('forms:amountAbove0')],
  ['2000001', t('forms:amountOfBalance', { amount: '2.000.000' })],
])('an amount of "%s" is refused without a request', async (amount, message) => {
  const { preview } = await openUp()
  await preview(amount)
  expect(noteOf('amount')).toBe(message)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong payment password shows the remaining attempts, and no money is moved', async () => {
  const { preview, send } = await openUp()
  await preview('50000')
  await send('000000')
  await waitFor(() => expect(noteOf('password')).toMatch(/^Mật khẩu rút tiền không đúng. Bạn còn 4 lần thử/))
  await send()
  expect(await screen.findByRole('dialog', { name: t('agent:sent') })).toBeTruthy()
  expect(fact(t('agent:remaining'))).toBe('1.950.000\u00A0₫')
})

test('a double tap and a lost response transfer once; the error is in English', async () => {
  const keys: (string | null)[] = []
  const answer = async ({ headers }: Request, real: () => Promise<Response>) => {
    const reply = await real()
    if (keys.push(headers.get('idempotency-key')) <= TRIES) throw new TypeError('Failed to fetch')
    return reply
  }
  const { preview, send } = await openUp({ language: 'EN', answers: { [SENT]: answer } })
  await preview('50000')
  await screen.findByRole('dialog', { name: 'Confirm transfer' })
  fillIn({ password: '246810' })
  const back = goOffline()
  const button = screen.getByRole('button', { name: 'Transfer' })
  button.click()
  button.click()
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  expect(keys).toHaveLength(TRIES)
  back()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Transfer sent' })).toBeTruthy()
  expect(fact('Remaining balance')).toBe('1,950,000\u00A0₫')
  expect(keys).toEqual(Array(TRIES + 1).fill(keys[0]))
})

test('the amount survives a reload', async () => {
  const { unmount } = await openUp()
  fillIn({ amount: '250000' })
  unmount()
  await openUp()
  expect(input('amount').value).toBe('250.000')
})
