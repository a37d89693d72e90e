import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

const openClub = (options: Options = {}) => open('/m/rewardCenter?tab=vip', { as: 'demo01', ...options })
const mine = async () => within(await screen.findByRole('region', { name: 'Hạng của tôi' }))

test('my rank, how far the next one is, and what is missing', async () => {
  const totalTurnover = { actual: 120_000_000, expected: 200_000_000 }
  await openClub({ answers: { MCSFE_getPlayerRankProgress: changed({ totalTurnover }) } })
  const rank = await mine()
  expect(rank.getByText('VIP 3')).toBeTruthy()
  expect(rank.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  expect(rank.getByText('Cần thêm 80.000.000 ₫ tiền cược để lên VIP 4 Đồng')).toBeTruthy()
})

test('all ranks with what each takes, and which is mine', async () => {
  await openClub({ as: 'vip02' })
  const ranks = within(await screen.findByRole('region', { name: 'Các hạng' }))
  expect(ranks.getByText('Từ 1.000.000.000 ₫ tiền cược')).toBeTruthy()
  const own = ranks.getByText('Hạng của bạn').closest('div')
  expect(own?.textContent).toContain('VIP 5 · Bạc')
})

test('what comes back of the stakes is told by category', async () => {
  await openClub()
  const list = within(await screen.findByRole('group', { name: 'Quyền lợi hội viên' }))
  expect(list.getByText('Đá gà').parentElement?.parentElement?.textContent).toContain('1,2%')
  expect(list.getByText('Nổ hũ').parentElement?.parentElement?.textContent).toContain('0,8%')
})

test('what was given stands in the record, the newest first, with its sums', async () => {
  await open('/m/rewardCenter?tab=given', { as: 'vip02' })
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows[0]).toMatch(/Điểm danh 7 ngày.*3\.000 ₫/)
  expect(screen.getAllByText('6.000 ₫')).not.toHaveLength(0)
})

test('somebody who was given nothing reads so, in the language they speak', async () => {
  await open('/m/rewardCenter?tab=given', { as: 'demo02', language: 'EN' })
  expect(await screen.findByText('No rewards yet')).toBeTruthy()
})
