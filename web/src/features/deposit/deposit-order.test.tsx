import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { invalidateDeposits } from '#api/wallet/deposits.queries.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { factsIn, openDeposit, orderIdIn } from './testing.tsx'
import { t } from '#testing/text.ts'

const titled = (name: string) => screen.findByRole('heading', { level: 2, name })
const steps = async () =>
  within(await screen.findByRole('list', { name: t('deposit:timeline') }))
    .getAllByRole('listitem')
    .map((step) => [step.dataset['state'], step.querySelector('p')?.firstChild?.textContent])

type View = Awaited<ReturnType<typeof openDeposit>>

async function openOrder(channel = 1, text?: string, options: ScreenOptions = {}) {
  const view: View = await openDeposit({ at: `/m/voucherCenter?channel=${channel}`, ...options })
  await view.begin(text)
  await titled(t('deposit:state_created'))
  const id = orderIdIn(view.address())
  const { world, operator } = view
  const later = async (milliseconds: number) => {
    world.clock.advance(milliseconds)
    await world.catchUp()
    await refresh()
  }
  const refresh = () => invalidateDeposits(view.client)
  return { ...view, id, later, refresh, operator }
}

test('a transfer shows recipient, amount and note, and each can be copied', async () => {
  const { user, id } = await openOrder()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const how = await screen.findByRole('region', { name: t('deposit:howToPay') })
  expect(factsIn(how)).toEqual({
    'Ngân hàng': 'Ngân hàng Sông Việt',
    'Người nhận': 'CONG TY SON MAI',
    'Số tài khoản': '9704009900001111',
    'Số tiền nạp': '500.000\u00A0₫',
    'Nội dung chuyển khoản': id,
  })
  for (const what of [t('deposit:account'), t('deposit:amount'), t('deposit:transferMessage')])
    await user.click(within(how).getByRole('button', { name: `Sao chép: ${what}` }))
  expect(copied).toEqual(['9704009900001111', '500000', id])
})

test('an order of coins shows how many of which coin to send, in the language of the page, and copies the plain number', async () => {
  const answers = { getDeposit: withChanges({ sourceAmount: 1234.567_891 }) }
  const { user } = await openOrder(4, '500000', { answers })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const how = await screen.findByRole('region', { name: t('deposit:howToPay') })
  expect(factsIn(how)['Bạn chuyển']).toBe('1.234,567891 USDT (TRC20)')
  await user.click(within(how).getByRole('button', { name: `Sao chép: ${t('deposit:youSend')}` }))
  expect(copied).toEqual(['1234.567891'])
})

test('a QR code order shows where the money goes, and its code can be saved as a picture', async () => {
  const { user, id } = await openOrder(2)
  const how = await screen.findByRole('region', { name: t('deposit:howToPay') })
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  drawn.mockReturnValue({ fillRect: vi.fn<() => void>() } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,QR')
  const saved: unknown[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href])
  })

  await user.click(within(how).getByRole('button', { name: t('deposit:savePicture') }))

  expect(within(how).getByRole('img', { name: t('deposit:qrCode') })).toBeTruthy()
  expect(factsIn(how)).toEqual({
    'Ngân hàng': 'Ngân hàng Sông Việt',
    'Người nhận': 'CONG TY SON MAI',
    'Số tài khoản': '9704009900001111',
    'Số tiền nạp': '500.000\u00A0₫',
    'Nội dung chuyển khoản': id,
  })
  expect(saved).toEqual([[`qr-${id}.png`, 'data:image/png;base64,QR']])
})

test('a transfer that the member confirms is credited and refreshes the balance', async () => {
  const { user, later, services, client } = await openOrder()
  expect(await steps()).toEqual([
    ['done', t('deposit:stepCreated')],
    ['now', t('deposit:stepPay')],
    ['next', t('deposit:stepConfirm')],
    ['next', t('deposit:stepCredited')],
  ])
  await user.click(screen.getByRole('button', { name: t('deposit:sent') }))
  await titled(t('deposit:state_confirming'))
  expect((await steps())[2]).toEqual(['now', t('deposit:stepConfirm')])
  expect(screen.getByText('Còn khoảng 1 phút')).toBeTruthy()
  const before = services.wallet.balanceOf(1001)
  client.setQueryData(walletQuery().queryKey, { sumBalance: 1 } as never)
  await later(60_000)
  await titled(t('deposit:state_credited'))
  expect((await steps()).every(([state]) => state === 'done')).toBe(true)
  expect(services.wallet.balanceOf(1001)).toBe(before + 50_000_000)
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true)
})

test('the receipt of an e-wallet shows the charge and the credited amount', async () => {
  const { id, operator, later } = await openOrder(3, '200000')
  await operator.settle(id)
  await later(30_000)
  const receipt = await screen.findByRole('region', { name: t('deposit:state_credited') })
  expect(within(receipt).getAllByText('198.000')).not.toEqual([])
  expect(factsIn(receipt)).toMatchObject({ Phí: '2.000\u00A0₫', 'Vòng cược': '198.000\u00A0₫' })
})

test('a different amount is credited as it arrived, and both are shown', async () => {
  const { id, operator, later } = await openOrder()
  await operator.settle(id, 30_000_000)
  await later(60_000)
  const receipt = await screen.findByRole('region', { name: t('deposit:state_different') })
  expect(factsIn(receipt)).toMatchObject({ 'Số tiền của lệnh': '500.000\u00A0₫', 'Thực nhận': '300.000\u00A0₫' })
})

test('what is paid beyond a deposit limit is shown as returned', async () => {
  const { id, operator, services, later } = await openOrder()
  const { memberId } = operator.get(id)
  const month = { kind: 'deposit', period: 'month' } as const
  await services.limits.set(memberId, month, 10_000_000_000_00)
  await services.limits.set(memberId, month, services.limits.list(memberId)[0]!.used + 100_000_00)
  await operator.settle(id, 800_000_00)
  await later(60_000)
  const receipt = await screen.findByRole('region', { name: t('deposit:state_different') })
  expect(factsIn(receipt)).toMatchObject({ 'Thực nhận': '600.000\u00A0₫', 'Đã trả lại': '200.000\u00A0₫' })
  expect(within(receipt).getByText(t('deposit:text_returned'))).toBeTruthy()
})

test('a rejected deposit shows the reason, says that nothing was debited and offers another channel', async () => {
  const { id, operator, refresh } = await openOrder()
  await operator.reject(id, { vi: 'Ngân hàng từ chối', en: 'The bank refused' })
  await refresh()
  await titled(t('deposit:state_failed'))
  expect(screen.getByText('Ngân hàng từ chối. Tiền của bạn chưa bị trừ.')).toBeTruthy()
  expect(screen.getByRole('link', { name: t('deposit:otherChannel') }).getAttribute('href')).toBe('/m/voucherCenter')
})

test('an order that is not paid in 15 minutes expires', async () => {
  const { later } = await openOrder()
  expect(screen.getByRole('timer').textContent).toMatch(/^00:1[45]:/)
  await later(15 * 60_000)
  await titled(t('deposit:state_expired'))
  expect((await steps()).at(-1)).toEqual(['stopped', t('deposit:state_expired')])
})

test('an unpaid order can be cancelled after a confirmation', async () => {
  const { user, operator, id } = await openOrder()
  await user.click(screen.getByRole('button', { name: t('deposit:cancel') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('deposit:confirmCancel') }))
  await user.click(dialog.getByRole('button', { name: t('deposit:keep') }))
  expect(operator.get(id).state).toBe('awaiting')
  await user.click(screen.getByRole('button', { name: t('deposit:cancel') }))
  const again = within(await screen.findByRole('dialog', { name: t('deposit:confirmCancel') }))
  await user.click(again.getByRole('button', { name: t('deposit:cancel') }))
  await titled(t('deposit:state_cancelled'))
  expect(operator.get(id).state).toBe('cancelled')
})

test('a review of a paid order can be requested once, and it can no longer be cancelled', async () => {
  const { user, id, operator, refresh } = await openOrder()
  await operator.settle(id)
  await refresh()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: t('deposit:requestReview') })
  expect(screen.queryByRole('button', { name: t('deposit:cancel') })).toBeNull()
  await user.click(button)
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(operator.get(id).isHurried).toBe(true)
})

test('the wallet address and the number of coins are shown', async () => {
  await openOrder(4, '260000')
  const how = factsIn(await screen.findByRole('region', { name: t('deposit:howToPay') }))
  expect(how['Địa chỉ ví']).toMatch(/^T[1-9A-Za-z]{33}$/)
  expect(how['Bạn chuyển']).toBe('10 USDT (TRC20)')
})

test('the payment page opens inside the app and returns to the order', async () => {
  const { user, address, id } = await openOrder(3)
  await user.click(screen.getByRole('button', { name: t('deposit:openPage') }))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('deposit:paymentPage'))
  expect(new URL(frame.src).pathname).toBe('/partners/payment/')
  expect(address()).toBe(`/m/voucherCenter?order=${id}&pay=1`)
  const { data, source, origin } = { data: { longan: 'close' }, source: frame.contentWindow, origin: 'null' }
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
  await waitFor(() => expect(address()).toBe(`/m/voucherCenter?order=${id}`))
})

test('the cashier links to an open order', async () => {
  const { user, id, address } = await openOrder()
  await user.click(screen.getByRole('button', { name: t('app:back') }))
  const orders = within(await screen.findByRole('region', { name: t('deposit:openOrders') }))
  await user.click(orders.getByRole('link', { name: /^500.000\u00A0₫ · Chuyển khoản ngân hàng/ }))
  expect(orderIdIn(address())).toBe(id)
})

test('an order of another member is not shown, but a link to the cashier is', async () => {
  await renderScreen('/m/voucherCenter?order=D1', { as: 'demo01' })
  expect(await screen.findByRole('button', { name: t('app:retry') })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('deposit:backToDeposit') }).getAttribute('href')).toBe('/m/voucherCenter')
})
