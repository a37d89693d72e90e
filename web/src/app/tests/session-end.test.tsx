import { listTransactions } from '@longan/react-query/records'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const message = t('app:notLoggedIn')
const record = '/m/transaction/record?span=month'

type End = (view: Awaited<ReturnType<typeof renderScreen>>) => unknown

async function loseSession(end: End) {
  const view = await renderScreen(record, { as: 'demo01' })
  storage.set('theme', 'light')
  await screen.findAllByRole('listitem')
  await end(view)
  await act(() => view.client.invalidateQueries({ queryKey: [listTransactions.operation] }))
  await screen.findByText(message)
  return view
}

test.each<[string, End]>([
  [t('problems:user.or.token.invalid'), ({ services }) => services.session.logout(session.token() ?? '')],
  ['Tài khoản vừa đăng nhập ở nơi khác', ({ signIn }) => signIn('demo01')],
])(
  'a lost session shows the specified message with the reason, also on the login page, and keeps theme and path: "%s"',
  async (reason, end) => {
    const { address, container } = await loseSession(end)
    expect(container.querySelector('[data-description]')?.textContent).toBe(reason)
    await waitFor(() => expect(address()).toBe('/m/login'))
    expect(await within(screen.getByRole('main')).findByText(reason)).toBeTruthy()
    expect([session.returnPath(), storage.get('theme')]).toEqual([record, 'light'])
  },
)

test('without a reason from the gateway only the specified message is shown', async () => {
  const { container } = await renderScreen(record, {
    as: 'demo01',
    answers: { listTransactions: refusal('login.not.session', 401) },
  })
  await screen.findByText(message)
  expect(container.querySelector('[data-description]')).toBeNull()
})
