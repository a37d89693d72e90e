import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { identity } from '#api/member/identity.ts'
import { session } from '#api/member/session.ts'
import { setControlTransport } from '#features/demo/control.ts'
import { currentVisit, installDemoIdentity } from '#features/demo/identity.ts'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const services = screen.queryByRole.bind(screen, 'group', { name: t('forms:social') })

async function openProvider(name = 'Google') {
  configureSite({ dialect: { cipher: 'plain' } })
  installDemoIdentity()
  onTestFinished(() => {
    identity.setProvider(undefined)
    identity.setToken(undefined)
    currentVisit.get()?.cancel()
    currentVisit.set(undefined)
  })
  const app = await renderScreen('/m/login', { settings: { flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true } } })
  setControlTransport(app.fetch)
  await app.user.click(await screen.findByRole('button', { name }))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('demo:identity'))
  const post = (data: unknown, { origin = 'null', source = frame.contentWindow as Window | null } = {}) =>
    fireEvent(window, new MessageEvent('message', { data, origin, source }))
  const tokenOf = (email: string) => app.services.identity.issue({ sub: 'somebody', provider: 'google.com', email })
  return { ...app, frame, post, tokenOf }
}

test('a service button opens the provider’s page, which knows the origin to answer', async () => {
  const { frame, calls } = await openProvider('Facebook')
  expect(frame.src).toMatch(/\/partners\/identity\/\?launch=\w{32}&/)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect(calls('/__admin/identity/page')[0]?.body).toEqual({
    provider: 'facebook.com',
    origin: location.origin,
    language: 'vi',
  })
})

test('a token of a known user logs in and closes the page', async () => {
  const { post, tokenOf, address } = await openProvider()
  post({ longan: 'identity', firebaseIdToken: tokenOf('demo02@site.example') })
  await waitFor(() => expect(session.get()?.userName).toBe('demo02'))
  await waitFor(() => expect(address()).toBe('/m/home'))
  await waitFor(() => expect(screen.queryByTitle(t('demo:identity'))).toBeNull())
})

test('a token of an unknown user leads to the registration', async () => {
  const { post, tokenOf, address } = await openProvider()
  const firebaseIdToken = tokenOf('nobody@site.example')
  post({ longan: 'identity', firebaseIdToken })
  await waitFor(() => expect(address()).toBe('/m/register'))
  expect(identity.token()).toBe(firebaseIdToken)
})

test('only messages from the page itself are accepted', async () => {
  const { post, tokenOf, calls } = await openProvider()
  const data = { longan: 'identity', firebaseIdToken: tokenOf('demo02@site.example') }
  post(data, { origin: 'https://elsewhere.example' })
  post(data, { source: window })
  post(data, { source: null })
  post({ longan: 'identity', firebaseIdToken: 7 })
  post({ longan: 'identity', failure: 'unavailable' })
  expect((await screen.findByRole('alert')).textContent).toBe(t('app:unknownError'))
  expect(calls('login')).toEqual([])
})

test('a cancelled login returns to the login page, and nothing is sent', async () => {
  const { post, calls, address } = await openProvider()
  post({ longan: 'close' })
  await waitFor(() => expect(screen.queryByTitle(t('demo:identity'))).toBeNull())
  expect([calls('login'), address(), screen.queryByRole('alert')]).toEqual([[], '/m/login', null])
  expect(services()).toBeTruthy()
})

test('the provider sends a code by SMS, and its token logs in', async () => {
  configureSite({ dialect: { cipher: 'plain' } })
  installDemoIdentity()
  onTestFinished(() => identity.setProvider(undefined))
  const app = await renderScreen('/m/login', {
    settings: { flags: { MOBILEVERCODELOGIN3: true } },
    answers: { getSystemStatus: withChanges({ info: { sms: { firebase: true } } }) },
  })
  setControlTransport(app.fetch)
  await app.user.click(await screen.findByRole('tab', { name: t('sign-in:bySms') }))
  const type = (name: string, value: string) =>
    fireEvent.input(document.querySelector(`[name="${name}"]`)!, { target: { value } })
  type('mobileNum', '0912345678')
  await app.user.click(screen.getByRole('button', { name: t('forms:getCode') }))
  await screen.findByText(t('forms:codeSent'))
  type('messageCode', app.services.outbox.list({ to: '+84912345678' })[0]!.code!)
  await app.user.click(screen.getByRole('button', { name: t('app:login') }))
  await waitFor(() => expect(session.get()?.userName).toBe('demo02'))
  expect(app.calls('login')[0]!.body).toMatchObject({ type: 'firebase', firebaseChannel: 'sms' })
  expect(app.calls('sendLoginCode')).toEqual([])
})

test('the panel switches these logins on', async () => {
  const { user, world, fetch } = await renderScreen('/m/set')
  setControlTransport(fetch)
  await user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await user.click(await screen.findByRole('switch', { name: t('demo:socialLogin') }))
  await waitFor(() => expect(world.settings.flags).toMatchObject({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }))
})
