import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { changed } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

/** Somebody on trial at this address. */
async function playFree(at: string) {
  const view = await open('/m/trail', { after: at })
  await view.user.click(await screen.findByRole('button', { name: 'Bắt đầu chơi thử' }))
  await waitFor(() => expect(session.get()?.type).toBe(4))
  return view
}
const banner = async () => within(await screen.findByRole('complementary', { name: 'Đang chơi thử' }))

test('a trial stores a session of type 4, and the header of the page says who plays and with how much [A-4-19]', async () => {
  await playFree('/m/home')
  const kept = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, unknown>
  expect(kept).toMatchObject({ token: session.token(), type: 4 })
  const header = await banner()
  expect(header.getByText(new RegExp(`· ${session.get()?.userName}`))).toBeTruthy()
  expect(await header.findByText('5.000.000')).toBeTruthy()
})

const onTrial = { as: { type: 4 }, answers: { info: changed({ type: 4 }) } }

test('every page of a trial leads to an account, and the way back is kept', async () => {
  const { user, address } = await open('/m/slotsCenter', onTrial)
  await user.click((await banner()).getByRole('link', { name: 'Đăng ký ngay' }))
  expect(address()).toBe('/m/register')
  expect(session.returnPath()).toBe('/m/slotsCenter')
  expect(screen.queryByRole('complementary', { name: 'Đang chơi thử' })).toBeNull()
})

test('members and guests are told of no trial', async () => {
  for (const as of ['demo01', undefined]) {
    const { unmount } = await open('/m/set', { as })
    await screen.findByRole('heading', { level: 1, name: 'Cài đặt' })
    expect(screen.queryByRole('complementary', { name: 'Đang chơi thử' })).toBeNull()
    unmount()
    localStorage.clear()
  }
})

test('a trial that has ended leads to where another begins, and says so; the next one comes back here', async () => {
  const { user, address } = await open('/m/slotsCenter', onTrial)
  await banner()
  act(() => session.expire())
  await waitFor(() => expect(address()).toBe('/m/trail'))
  expect(await screen.findByText(/^Lượt chơi thử trước đã kết thúc/)).toBeTruthy()
  session.rememberReturn('/m/slotsCenter')
  await user.click(screen.getByRole('button', { name: 'Bắt đầu chơi thử' }))
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
})
