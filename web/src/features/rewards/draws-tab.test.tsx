import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { angleOf, spinTo } from './wheel.tsx'
import { t } from '#testing/text.ts'

const DRAW = 'claimTicket'
const openDraws = (options: ScreenOptions = {}) =>
  renderScreen('/m/rewardCenter?tab=draws', { as: 'demo01', ...options })
const won = (prizeId: number, value: number) =>
  success({ prizeId, rewardName: `${value}\u00A0₫`, rewardType: 'CASH', value, ticketName: 'Vòng quay may mắn' })
const spin = (times: number) => screen.findByRole('button', { name: `Quay (còn ${times} lượt)` })

const rotationOf = () =>
  Number.parseFloat(document.querySelector<HTMLElement>('[style*=rotate]')?.style.rotate ?? '') % 360

test('one ticket is spun once, however often I tap, and the gateway’s prize is shown', async () => {
  const { calls } = await openDraws({ answers: { [DRAW]: won(4, 50_000) } })
  const button = await spin(1)
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByRole('dialog', { name: t('rewards:won', { prize: '50.000\u00A0₫' }) })).toBeTruthy()
  expect(calls(DRAW).map(({ body }) => body)).toEqual([{ transactionId: 'T1001-WHEEL', isApp: 'N' }])
})

test('the wheel stops with the drawn prize under its pointer', async () => {
  const { user } = await openDraws({ answers: { [DRAW]: won(4, 50_000) } })
  await user.click(await spin(1))
  await screen.findByRole('dialog')
  expect(rotationOf()).toBeCloseTo(360 + angleOf(3, 7))
})

test('a wheel turns on from its current position, always forwards, to the middle of the field', async () => {
  const wheel = document.createElement('div')
  await spinTo(wheel, angleOf(0, 4))
  expect(wheel.style.rotate).toBe(`${5 * 360 + 315}deg`)
  await spinTo(wheel, angleOf(1, 4))
  expect(wheel.style.rotate).toBe(`${11 * 360 + 225 - 0}deg`)
})

test('without a ticket the wheel cannot be spun', async () => {
  await openDraws({ as: 'demo02' })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: t('rewards:noSpin') })
  expect(button.disabled).toBe(true)
})

test('a failed spin shows the error, and the ticket is still available', async () => {
  const { user } = await openDraws({ answers: { [DRAW]: refusal() } })
  await user.click(await spin(1))
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  expect(await spin(1)).toBeTruthy()
})

test('a spin without an answer says so, and links to the claimed rewards', async () => {
  const lost = async (_request: Request, real: () => Promise<Response>) => {
    await real()
    throw new TypeError('Failed to fetch')
  }
  const { user, address } = await openDraws({ answers: { [DRAW]: lost } })
  await user.click(await spin(1))
  expect(await screen.findByText(t('app:noNetwork'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t('rewards:viewReceived') }))
  expect(address()).toBe('/m/rewardCenter?tab=given')
})

test('a used ticket is gone: another account with two has one left', async () => {
  const { user } = await openDraws({ as: 'many01' })
  await user.click(await spin(2))
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: t('app:close'), hidden: false }))
  expect(await spin(1)).toBeTruthy()
})

test('an egg is broken with its own ticket, and the raffle is drawn once a week', async () => {
  const { user, calls } = await openDraws()
  await user.click(await screen.findByRole('button', { name: t('rewards:breakEgg') }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(calls(DRAW).map(({ body }) => body)).toEqual([{ transactionId: 'T1001-EGG', isApp: 'N' }])
  await user.click(screen.getByRole('button', { name: t('app:close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await screen.findAllByRole('button', { name: t('rewards:drawNow') }))[0]!)
  await waitFor(() => expect(calls('claimRaffle')).toHaveLength(1))
  expect(await screen.findByText(t('rewards:drawnThisWeek'))).toBeTruthy()
})

test('the probabilities are shown exactly, to the last hundredth of a percent', async () => {
  await openDraws()
  const wheel = within(await screen.findByRole('group', { name: 'Vòng quay may mắn', hidden: true }))
  expect(wheel.getByText(t('rewards:noPrize')).closest('div')?.textContent).toBe('Chúc bạn may mắn lần sau30%')
  expect(wheel.getByText('8.888.000 ₫').closest('div')?.textContent).toBe('8.888.000\u00A0₫0,1%')
})
