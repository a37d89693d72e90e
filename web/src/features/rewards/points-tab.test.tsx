import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const CONVERT = 'convertPoints'
const BUY = 'redeemPointReward'
const PIN = '246810'
const openShop = (options: ScreenOptions = {}) =>
  renderScreen('/m/rewardCenter?tab=points', { as: 'demo01', ...options })
const openWith1250 = () => openShop({ answers: { getPointBalance: success(1250) } })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const balance = async () => {
  const row = (await screen.findByText(t('rewards:myPoints'))).closest('div')
  return Number(/([\d.]+) điểm/.exec(row?.textContent ?? '')?.[1]?.replaceAll('.', ''))
}

test('my points, how they are earned and what they are worth are shown', async () => {
  await openWith1250()
  expect(await balance()).toBe(1250)
  expect(screen.getByText('10.000 ₫ = 1 điểm')).toBeTruthy()
  expect(screen.getByText('100 điểm = 1.000 ₫')).toBeTruthy()
})

test('items that are sold out or too expensive cannot be redeemed, and say so', async () => {
  await openWith1250()
  expect((await button(t('rewards:redeemOne', { name: 'Đồng hồ' }))).disabled).toBe(true)
  expect(screen.getByText(t('rewards:soldOut'))).toBeTruthy()
  expect((await button(t('rewards:redeemOne', { name: 'Tai nghe' }))).disabled).toBe(true)
  expect(screen.getByText('Còn 3 · thiếu 3.750 điểm')).toBeTruthy()
  expect((await button(t('rewards:redeemOne', { name: 'Ô che mưa' }))).disabled).toBe(false)
})

test('points are converted with the payment password, once, under one key', async () => {
  const { user, calls } = await openShop()
  const before = await balance()
  await user.click(await button(t('rewards:convert')))
  const sheet = await dialog(t('rewards:convert'))
  const points = await sheet.findByLabelText(t('rewards:pointsToConvert'))
  await user.clear(points)
  await user.type(points, '300')
  expect(sheet.getByText('Nhận 3.000 ₫')).toBeTruthy()
  await user.type(sheet.getByLabelText(t('titles:paymentPassword')), PIN)
  await user.dblClick(sheet.getByRole('button', { name: t('rewards:convert') }))
  expect(await screen.findByText(t('rewards:received', { gift: '3.000 ₫' }))).toBeTruthy()
  await waitFor(async () => expect(await balance()).toBe(before - 300))
  expect(calls(CONVERT)).toHaveLength(1)
  expect(calls(CONVERT)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
})

test('a retry has the key of the first attempt, another number of points a new one', async () => {
  const { user, calls } = await openShop({ answers: { [CONVERT]: refusal() } })
  await user.click(await button(t('rewards:convert')))
  const sheet = await dialog(t('rewards:convert'))
  await user.type(await sheet.findByLabelText(t('titles:paymentPassword')), PIN)
  const send = async (times: number) => {
    await user.click(sheet.getByRole('button', { name: t('rewards:convert') }))
    await waitFor(() => expect(calls(CONVERT)).toHaveLength(times))
    await sheet.findByText(/^Lỗi hệ thống, vui lòng thử lại\. Chưa rõ lệnh đã đến/)
  }
  await send(1)
  await send(2)
  await user.clear(sheet.getByLabelText(t('rewards:pointsToConvert')))
  await user.type(sheet.getByLabelText(t('rewards:pointsToConvert')), '200')
  await send(3)
  const keys = calls(CONVERT).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.for(['', '0', '150', '1300', '-100', 'abc'])(
  'points of "%s" are refused before anything is sent',
  async (typed) => {
    const { user, calls } = await openWith1250()
    await user.click(await button(t('rewards:convert')))
    const sheet = await dialog(t('rewards:convert'))
    const points = await sheet.findByLabelText(t('rewards:pointsToConvert'))
    await user.clear(points)
    if (typed) await user.type(points, typed)
    await user.type(sheet.getByLabelText(t('titles:paymentPassword')), PIN)
    await user.click(sheet.getByRole('button', { name: t('rewards:convert') }))
    expect(await sheet.findByText(t('rewards:multipleOf', { step: '100', max: '1.200' }))).toBeTruthy()
    expect(calls(CONVERT)).toEqual([])
  },
)

test('a ticket bought with points is mine, and the points decrease', async () => {
  const { user, calls } = await openShop()
  const before = await balance()
  await user.click(await button(t('rewards:redeemOne', { name: 'Vòng quay may mắn' })))
  const sheet = await dialog(t('rewards:redeem'))
  await user.type(await sheet.findByLabelText(t('titles:paymentPassword')), PIN)
  await user.click(sheet.getByRole('button', { name: t('rewards:redeem') }))
  expect(await screen.findByText(t('rewards:redeemedTicket', { name: 'Vòng quay may mắn' }))).toBeTruthy()
  await waitFor(async () => expect(await balance()).toBe(before - 150))
  expect(calls(BUY)).toHaveLength(1)
})

test('a wrong payment password is reported under its field', async () => {
  const { user } = await openShop()
  await user.click(await button(t('rewards:redeemOne', { name: 'Ô che mưa' })))
  const sheet = await dialog(t('rewards:redeem'))
  const pin = await sheet.findByLabelText(t('titles:paymentPassword'))
  await user.type(pin, '000000')
  await user.click(sheet.getByRole('button', { name: t('rewards:redeem') }))
  expect(await sheet.findByText(/^Mật khẩu rút tiền không đúng/)).toBeTruthy()
  expect(pin.getAttribute('aria-invalid')).toBe('true')
})

test('a site without points has no tab for them', async () => {
  await openShop({ settings: { flags: { PTSYS3: false } } })
  await waitFor(() => expect(screen.queryByRole('tab', { name: t('rewards:tabPoints') })).toBeNull())
  expect(await screen.findByRole('tab', { name: /^Chờ nhận/, selected: true })).toBeTruthy()
})
