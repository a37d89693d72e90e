import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { identity } from '#api/member/identity.ts'
import { session } from '#api/member/session.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { type Answers, success } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

async function openLogin(flags: Record<string, boolean>, answers: Answers = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen('/m/login', { settings: { flags }, answers })
  await screen.findByRole('form')
  return view
}

test.each([true, false])('the login by SMS code is offered if the site has it: %s [A-2-100]', async (isOn) => {
  await openLogin({ MOBILEVERCODELOGIN3: isOn })
  await waitFor(() => expect(screen.queryByRole('tab', { name: t('sign-in:bySms') }) !== null).toBe(isOn))
})

test('by SMS the number and its code are sent [A-3-16]', async () => {
  const { user, calls } = await openLogin({ MOBILEVERCODELOGIN3: true })
  await user.click(await screen.findByRole('tab', { name: t('sign-in:bySms') }))
  fireEvent.input(input('mobileNum'), { target: { value: '0900000001' } })
  fireEvent.input(input('messageCode'), { target: { value: '246810' } })
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  await waitFor(() => expect(session.get()?.userName).toBe('demo01'))
  expect(calls('login')[0]!.body).toMatchObject({ type: 'sms', username: '0900000001', password: '246810' })
})

test('a code for the login is requested by number, and another as late as the gateway says [A-7-18]', async () => {
  const { user, calls } = await openLogin(
    { MOBILEVERCODELOGIN3: true },
    { sendLoginCode: () => success({ expirationTime: serverClock.now() + 20_000 }) },
  )
  await user.click(await screen.findByRole('tab', { name: t('sign-in:bySms') }))
  fireEvent.input(input('mobileNum'), { target: { value: '0900000001' } })
  await user.click(screen.getByRole('button', { name: t('forms:getCode') }))
  expect(await screen.findByRole('button', { name: /(20|19) giây/ })).toBeTruthy()
  expect(calls('sendLoginCode')).toHaveLength(1)
  expect(calls('sendLoginCode')[0]).toMatchObject({ method: 'POST', path: '/wps/verification/sms/noLogin' })
  expect(calls('sendLoginCode')[0]!.body).toMatchObject({ mobileNum: '0900000001', countryDialingCode: '+84' })
})

test('a number has at most twenty digits [A-3-12]', async () => {
  const { user } = await openLogin({ MOBILEVERCODELOGIN3: true })
  await user.click(await screen.findByRole('tab', { name: t('sign-in:bySms') }))
  expect(input('mobileNum').maxLength).toBe(20)
})

test.each([
  ['A-2-101', 'FACEBOOKLOGIN3', 'Facebook'],
  ['A-2-102', 'GOOGLELOGIN3', 'Google'],
])('[%s] %s offers %s, but only with a provider', async (_id, flag, name) => {
  const withoutProvider = await openLogin({ [flag]: true })
  expect(screen.queryByRole('group', { name: t('forms:social') })).toBeNull()
  withoutProvider.unmount()
  const getToken = () => Promise.resolve('idtok')
  identity.setProvider({ google: getToken, facebook: getToken, sendCode: () => Promise.reject(new Error('no')) })
  onTestFinished(() => identity.setProvider(undefined))
  await openLogin({ [flag]: true })
  const group = await screen.findByRole('group', { name: t('forms:social') })
  expect([...group.querySelectorAll('button')].map((button) => button.textContent)).toEqual([name])
})

test('a login by Google sends the provider’s token [A-7-62]', async () => {
  identity.setProvider({
    google: () => Promise.resolve('idtok'),
    facebook: () => Promise.resolve('another'),
    sendCode: () => Promise.reject(new Error('no')),
  })
  onTestFinished(() => {
    identity.setProvider(undefined)
    identity.setToken(undefined)
  })
  const { user, calls } = await openLogin({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true })
  await user.click(await screen.findByRole('button', { name: 'Google' }))
  await waitFor(() => expect(calls('login')).toHaveLength(1))
  expect(calls('login')[0]!.body).toMatchObject({ type: 'firebase', firebaseIdToken: 'idtok' })
})

test('a visitor can try the site without an account [A-2-06]', async () => {
  await renderScreen('/m/trail')
  expect(await screen.findByRole('button', { name: t('sign-in:startTrial') })).toBeTruthy()
})

test('a trial begins a session of its own type, and leads home [A-1-03]', async () => {
  const { user, address } = await renderScreen('/m/trail')
  await user.click(await screen.findByRole('button', { name: t('sign-in:startTrial') }))
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(session.get()?.type).toBe(4)
})

test('the name of the trial is stored for this visit [A-4-20]', async () => {
  const { user } = await renderScreen('/m/trail')
  await user.click(await screen.findByRole('button', { name: t('sign-in:startTrial') }))
  await waitFor(() => expect(session.get()).toBeTruthy())
  await waitFor(() => expect(sessionStorage.getItem('trialName')).toBe(session.get()?.userName))
})

test('a member who is logged in confirms before the trial replaces the session', async () => {
  const { user } = await renderScreen('/m/trail', { as: 'demo02' })
  await user.click(await screen.findByRole('button', { name: t('sign-in:startTrial') }))
  expect(await screen.findByRole('alertdialog', { name: t('sign-in:trialEndsSession') })).toBeTruthy()
  expect(session.get()?.userName).toBe('demo02')
})
