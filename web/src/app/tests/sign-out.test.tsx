import { getMemberInfo } from '@longan/react-query/member'
import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openSignOut() {
  const reply = Promise.withResolvers<Response>()
  const view = await renderScreen('/m/set', { as: 'demo01', answers: { logout: () => reply.promise } })
  const token = session.token()
  await view.user.click(await screen.findByRole('button', { name: t('app:signOut') }))
  const prompt = within(await screen.findByRole('alertdialog'))
  return { ...view, token, prompt, answer: () => reply.resolve(success(true)) }
}

async function signOut() {
  const view = await openSignOut()
  await view.user.click(view.prompt.getByRole('button', { name: t('app:signOut') }))
  view.answer()
  await waitFor(() => expect(view.address()).toBe('/m/home'))
  return view
}

test('signing out asks for confirmation, with a cancel button [A-4-11]', async () => {
  const { prompt } = await openSignOut()
  expect(await screen.findByRole('alertdialog', { name: t('app:confirmLogout') })).toBeTruthy()
  expect(prompt.getAllByRole('button').map((button) => button.textContent)).toEqual([t('app:cancel'), t('app:signOut')])
})

test('cancelling the sign-out keeps the session, and nothing is sent [A-4-12]', async () => {
  const { user, prompt, calls, token } = await openSignOut()
  await user.click(prompt.getByRole('button', { name: t('app:cancel') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(session.token()).toBe(token)
  expect(calls('logout')).toEqual([])
})

test('a loading cover is shown until the gateway answers [A-4-13]', async () => {
  const { user, prompt, answer } = await openSignOut()
  await user.click(prompt.getByRole('button', { name: t('app:signOut') }))
  expect(await screen.findByText(t('app:loggingOut'))).toBeTruthy()
  answer()
  await waitFor(() => expect(screen.queryByText(t('app:loggingOut'))).toBeNull())
})

test('a call rejected during the sign-out is not shown as a lost session', async () => {
  const { user, prompt, answer, address, client, services, token } = await openSignOut()
  await user.click(prompt.getByRole('button', { name: t('app:signOut') }))
  await screen.findByText(t('app:loggingOut'))
  await services.session.logout(token ?? '')
  await client.refetchQueries({ queryKey: [getMemberInfo.operation] })
  answer()
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(screen.queryByText(/bạn chưa đăng nhập/)).toBeNull()
})

test('the session storage is empty after the sign-out [A-4-15]', async () => {
  const view = await openSignOut()
  sessionStorage.setItem('hideMarquee', '1')
  sessionStorage.setItem('anything', '1')
  await view.user.click(view.prompt.getByRole('button', { name: t('app:signOut') }))
  view.answer()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('no data of the member is left, also after a reload [A-4-16]', async () => {
  const { token } = await signOut()
  expect(session.get()).toBeUndefined()
  session.reload()
  expect(session.get()).toBeUndefined()
  expect(Object.keys(localStorage).filter((key) => /session|memberInfo|trialName/i.test(key))).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain(token)
})

test('the next visit is not logged in automatically [A-4-17]', async () => {
  localStorage.setItem('autoLogin', '1')
  await signOut()
  expect(localStorage.getItem('autoLogin')).toBe('0')
})

test('the auto-login flag is stored under its key [A-3-70]', async () => {
  await signOut()
  expect(Object.entries({ ...localStorage })).toContainEqual(['autoLogin', '0'])
})

test('the sign-out ends at home, as a guest [A-4-18]', async () => {
  await signOut()
  const header = within(await screen.findByRole('banner'))
  expect(await header.findByRole('link', { name: t('app:login') })).toBeTruthy()
  expect(header.queryByRole('link', { name: t('app:deposit') })).toBeNull()
})

test('the call carries the token, which is invalid afterwards [A-4-14]', async () => {
  const { user, calls, fetch } = await renderScreen('/m/set', { as: 'demo01' })
  const token = session.token()
  await user.click(await screen.findByRole('button', { name: t('app:signOut') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('app:signOut') }))
  await waitFor(() => expect(session.get()).toBeUndefined())
  const [{ headers }] = calls('logout') as [ReturnType<typeof calls>[number]]
  expect(headers.get('Authorization')).toContain(token)
  const again = await fetch(new Request('http://mock.local/wps/member/info', { headers }))
  expect(again.status).toBe(401)
})

test.each([
  ['A-7-07', 'POST', 'logoutByPost'],
  ['A-7-08', 'DELETE', 'logout'],
] as const)('[%s] a site that logs out by %s does so, with the token', async (_id, logoutMethod, operation) => {
  configureSite({ dialect: { logoutMethod } })
  const { calls, token } = await signOut()
  expect(calls(operation).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `${logoutMethod} /wps/session/logout`,
  ])
  expect(calls(operation)[0]?.headers.get('Authorization')).toContain(token)
})

test('a member signs out from the settings after a confirmation [A-2-73]', async () => {
  const { prompt, token } = await openSignOut()
  expect(prompt.getByRole('button', { name: t('app:signOut') })).toBeTruthy()
  expect(session.token()).toBe(token)
})
