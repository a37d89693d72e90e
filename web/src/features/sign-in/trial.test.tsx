import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function startTrial(at: string) {
  const view = await renderScreen('/m/trail', { after: at })
  await view.user.click(await screen.findByRole('button', { name: t('sign-in:startTrial') }))
  await waitFor(() => expect(session.get()?.type).toBe(4))
  return view
}
const banner = async () => within(await screen.findByRole('complementary', { name: t('member:trial') }))

test('a trial stores a session of type 4, and the page header shows the player and the balance [A-4-19]', async () => {
  await startTrial('/m/home')
  const stored = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, unknown>
  expect(stored).toMatchObject({ token: session.token(), type: 4 })
  const header = await banner()
  expect(header.getByText(new RegExp(`· ${session.get()?.userName}`))).toBeTruthy()
  expect(await header.findByText('5.000.000')).toBeTruthy()
})

const onTrial = { as: { type: 4 }, answers: { getMemberInfo: withChanges({ type: 4 }) } }

test('every page of a trial links to the registration, and the return path is stored', async () => {
  const { user, address } = await renderScreen('/m/slotsCenter', onTrial)
  await user.click((await banner()).getByRole('link', { name: t('member:registerNow') }))
  expect(address()).toBe('/m/register')
  expect(session.returnPath()).toBe('/m/slotsCenter')
  expect(screen.queryByRole('complementary', { name: t('member:trial') })).toBeNull()
})

test('members and guests do not see the trial banner', async () => {
  for (const as of ['demo01', undefined]) {
    const { unmount } = await renderScreen('/m/set', { as })
    await screen.findByRole('heading', { level: 1, name: t('titles:settings') })
    expect(screen.queryByRole('complementary', { name: t('member:trial') })).toBeNull()
    unmount()
    localStorage.clear()
  }
})

test('an expired trial leads to the start of a new one with a note; the new one returns here', async () => {
  const { user, address } = await renderScreen('/m/slotsCenter', onTrial)
  await banner()
  act(() => session.expire())
  await waitFor(() => expect(address()).toBe('/m/trail'))
  expect(await screen.findByText(/^Lượt chơi thử trước đã kết thúc/)).toBeTruthy()
  session.rememberReturn('/m/slotsCenter')
  await user.click(screen.getByRole('button', { name: t('sign-in:startTrial') }))
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
})
