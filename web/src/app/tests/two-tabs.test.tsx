import { getWallet } from '@longan/react-query/wallet'
import { act, screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const changeInOtherTab = (key: string, value?: string) =>
  act(async () => {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key }))
  })

const header = () => within(screen.getByRole('banner'))

test('theme and language follow another tab', async () => {
  await renderScreen('/m/set')
  await screen.findByRole('heading', { level: 1, name: t('titles:settings') })
  await changeInOtherTab('theme', 'light')
  expect(document.documentElement.dataset.theme).toBe('light')
  await changeInOtherTab('language', 'EN')
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
})

test('a logout in another tab logs out here and clears the member’s data', async () => {
  const { client } = await renderScreen('/m/home', { as: 'demo01' })
  await screen.findByText('12.408.317')
  await changeInOtherTab('session')
  expect(await header().findByRole('link', { name: t('app:login') })).toBeTruthy()
  expect(client.getQueryCache().findAll({ queryKey: [getWallet.operation, { account: 'demo01' }] })).toEqual([])
})

test('a call rejected after a logout in another tab is not shown as a lost session', async () => {
  const { client, services, address } = await renderScreen('/m/home', { as: 'demo01' })
  await screen.findByText('12.408.317')
  localStorage.removeItem('session')
  await services.session.logout(session.token() ?? '')
  await act(() => client.refetchQueries({ queryKey: [getWallet.operation] }))
  await changeInOtherTab('session')
  expect(await header().findByRole('link', { name: t('app:login') })).toBeTruthy()
  expect(address()).toBe('/m/home')
  expect(screen.queryByText(/bạn chưa đăng nhập/)).toBeNull()
})

test('a new login in another tab keeps both sessions, and rejected calls are sent again', async () => {
  const { client, signIn, calls } = await renderScreen('/m/home', { as: 'demo01' })
  await screen.findByText('12.408.317')
  const { token } = await signIn('demo01')
  const next = JSON.stringify({ ...session.get(), token })
  localStorage.setItem('session', next)
  await act(() => client.refetchQueries({ queryKey: [getWallet.operation] }))
  await changeInOtherTab('session', next)
  await waitFor(() => expect(calls('getWallet').at(-1)?.headers.get('Authorization')).toBe(token))
  expect(screen.queryByText(/bạn chưa đăng nhập/)).toBeNull()
  expect(localStorage.getItem('session')).toBe(next)
})

test('a login in another tab logs in here', async () => {
  const { signIn } = await renderScreen('/m/home')
  await screen.findByRole('banner')
  const { token, userName, type, firstTimeLogin } = await signIn('demo01')
  await changeInOtherTab('session', JSON.stringify({ token, merchantCode: 'DEMO', userName, type, firstTimeLogin }))
  expect(await screen.findByText('12.408.317')).toBeTruthy()
})

test('a login as another member in another tab shows the records of that member', async () => {
  const { signIn, calls } = await renderScreen('/m/transaction/record', { as: 'demo01' })
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
  const other = await signIn('demo02')
  await changeInOtherTab('session', JSON.stringify({ ...session.get(), token: other.token, userName: 'demo02' }))
  expect(await screen.findByText(t('records:noTransactions'))).toBeTruthy()
  await waitFor(() => expect(calls('listTransactions').at(-1)?.headers.get('Authorization')).toBe(other.token))
})
