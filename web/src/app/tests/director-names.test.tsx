import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { walkthroughs } from '#features/demo/director/walkthroughs.ts'
import { renderScreen } from '#testing/render-screen.tsx'

async function openDirector() {
  const app = await renderScreen('/m/set', { as: 'demo01' })
  setControlTransport(app.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  await app.user.click(await screen.findByRole('button', { name: 'Mở bảng điều khiển demo' }))
  await app.user.click(await screen.findByRole('button', { name: 'Mở bàn đạo diễn' }))
  return { ...app, director: within(await screen.findByRole('complementary', { name: 'Bàn đạo diễn' })) }
}

test('the ledger and the events name people, vendors and games instead of codes', async () => {
  const { director } = await openDirector()
  const ledger = within(await director.findByRole('list', { name: 'Sổ cái' }))
  expect(await ledger.findByText('Minh Anh (demo01)')).toBeTruthy()
  expect(ledger.getByText('Quầy thu ngân')).toBeTruthy()
  expect(ledger.getByText('Ngọc Trai')).toBeTruthy()
  expect(ledger.queryByText(/:/)).toBeNull()
  const [draw] = await director.findAllByText(/^Quay thưởng /)
  expect(draw!.textContent).not.toMatch(/^Quay thưởng [A-Z0-9]+$/)
})

test('a failing deposit is one tap away, and operation ids come after it', async () => {
  const { director, user, world } = await openDirector()
  await user.click(await director.findByRole('button', { name: 'Lần nạp tới bị lỗi' }))
  expect(await director.findAllByText('depositByQr')).not.toEqual([])
  expect(world.faults.list().map(({ operation }) => operation)).toContain('depositByQr')
})

test('a walkthrough ends with what was shown and the next one', async () => {
  const { director, user } = await openDirector()
  const { id, steps } = walkthroughs[0]!
  await control('POST /panel/state', { state: { walkthrough: id, step: steps.length - 1 } })
  expect(await director.findByText(/^Vừa trình diễn: Một người đăng ký/)).toBeTruthy()
  await user.click(director.getByRole('button', { name: /^Tiếp theo: / }))
  expect(director.getByRole<HTMLSelectElement>('combobox', { name: 'Chọn kịch bản' }).value).toBe(walkthroughs[1]!.id)
})

test('the first use has three hints until they are read, and the panel folds', async () => {
  const { director, user, unmount } = await openDirector()
  const hints = director.getByRole('region', { name: 'Gợi ý' })
  expect(within(hints).getAllByRole('listitem')).toHaveLength(3)
  await user.click(director.getByRole('button', { name: 'Đã hiểu' }))
  expect(director.queryByRole('region', { name: 'Gợi ý' })).toBeNull()
  await user.click(director.getByRole('button', { name: 'Thu gọn' }))
  expect(director.getByRole('button', { name: 'Mở rộng' })).toBeTruthy()
  unmount()
  expect((await openDirector()).director.queryByRole('region', { name: 'Gợi ý' })).toBeNull()
})
