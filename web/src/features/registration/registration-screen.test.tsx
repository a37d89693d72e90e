import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { newcomer, openRegistration } from './testing.tsx'
import { t } from '#testing/text.ts'

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)
const byNumber = () => screen.findByRole('tab', { name: t('forms:mobileNum') })

test.each(['/m/register', '/m/register.html'])('%s is the registration [A-2-05]', async (at) => {
  const { has, address } = await openRegistration({ at })
  expect([has('username'), has('password'), address()]).toEqual([true, true, at])
})

test('a visitor who registers is a member, logged in on home [A-1-01]', async () => {
  const { fill, submit, address, calls } = await openRegistration()
  fill()
  await submit()
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(session.get()).toMatchObject({ userName: newcomer.username, type: 0 })
  expect(calls('register')).toHaveLength(1)
})

test('after registering I see a confirmation [A-8-25]', async () => {
  const { fill, submit } = await openRegistration()
  fill()
  await submit()
  expect(await screen.findByText(t('registration:welcomeToast'))).toBeTruthy()
})

test('with both methods there is a tab for each [A-2-86]', async () => {
  await openRegistration({ settings: { flags: { MOBILENUMREG3: true, USERNAMEREG3: true } } })
  expect(tabs()).toEqual([t('registration:byUsername'), t('forms:mobileNum')])
})

test.each([
  ['A-4-21', { MOBILENUMREG3: false, USERNAMEREG3: true }, true],
  ['A-4-22', { MOBILENUMREG3: true, USERNAMEREG3: false }, false],
])('[%s] with %j alone the username is required: %s, and there are no tabs', async (_id, flags, isByName) => {
  const { has } = await openRegistration({ settings: { flags } })
  expect([has('username'), has('mobileNum2'), tabs()]).toEqual([isByName, !isByName, []])
})

test('tabs are shown only if there is a choice [A-4-23]', async () => {
  const one = await openRegistration({ settings: { flags: { MOBILENUMREG3: false } } })
  expect(tabs()).toEqual([])
  one.unmount()
  await openRegistration()
  expect(tabs()).toHaveLength(2)
})

test('with both methods disabled the registration says that it is closed', async () => {
  await renderScreen('/m/register', { settings: { flags: { MOBILENUMREG3: false, USERNAMEREG3: false } } })
  expect(await screen.findByText(t('registration:closed'))).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a typed number is kept when I choose the other method [A-4-24]', async () => {
  const { user, type, field } = await openRegistration()
  type({ mobileNum1: '0912345678' })
  await user.click(await byNumber())
  expect(field('mobileNum2').value).toBe('0912345678')
})

test.each([true, false])('by number a password is required if the site says so: %s [A-4-25]', async (isAsked) => {
  const { user, has } = await openRegistration({ settings: { flags: { MOBILENUMPASSREG3: isAsked } } })
  await user.click(await byNumber())
  expect([has('password'), has('confimpsw')]).toEqual([isAsked, isAsked])
})

test.each(['O', '-'] as const)('by name the number is shown if its rule says so: %s [A-4-26]', async (use) => {
  const { has } = await openRegistration({ settings: { registration: { mobileNum: use } } })
  expect(has('mobileNum1')).toBe(use === 'O')
})

test.each([true, false])(
  'by name the number is verified by a code if the site requires it: %s [A-4-27]',
  async (isOn) => {
    const { has, form } = await openRegistration({ settings: { flags: { REGMOBVERF3: isOn } } })
    expect([has('messageCode1'), form.queryByRole('button', { name: t('forms:getCode') }) !== null]).toEqual([
      isOn,
      isOn,
    ])
  },
)

const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /đồng ý/ })

test('the agreement is ticked from the start [A-2-92]', async () => {
  await openRegistration()
  expect(agreement().checked).toBe(true)
})

test('registering without agreeing is not possible [A-2-93]', async () => {
  const { user, form } = await openRegistration()
  const button = form.getByRole<HTMLButtonElement>('button', { name: t('app:register') })
  await user.click(agreement())
  expect(button.disabled).toBe(true)
  await user.click(agreement())
  expect(button.disabled).toBe(false)
})

test.each([18, 21])('the agreement states the age of the site, %i [A-5-34]', async (minimumAge) => {
  configureSite({ minimumAge })
  await openRegistration()
  expect(agreement().labels?.[0]?.textContent).toContain(`đã đủ ${minimumAge} tuổi`)
})

test('each password has its own show button [A-2-94]', async () => {
  const { user, form, field } = await openRegistration()
  await user.click(form.getAllByRole('button', { name: t('app:showPassword') })[0]!)
  expect([field('password').type, field('confimpsw').type]).toEqual(['text', 'password'])
})

test('a visitor with an account can go to the login [A-2-95]', async () => {
  const { user, address } = await openRegistration()
  await user.click(screen.getByRole('link', { name: t('app:login') }))
  expect(address()).toBe('/m/login')
})

test('the privacy policy opens over the page and can be closed [A-2-89]', async () => {
  const { user } = await openRegistration()
  await user.click(screen.getByRole('button', { name: t('registration:policy') }))
  const policy = await screen.findByRole('dialog', { name: t('registration:policy') })
  expect(policy.textContent).toContain('Chúng tôi không bán thông tin của bạn')
  await user.click(within(policy).getByRole('button', { name: t('app:close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a trial player becomes a member here, and the trial is over', async () => {
  const isTrial = () => session.get()?.userName === 'demo02'
  const { fill, submit, address } = await openRegistration({
    as: { type: 4 },
    answers: { getMemberInfo: (request, real) => (isTrial() ? withChanges({ type: 4 })(request, real) : real()) },
  })
  fill()
  await submit()
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(session.get()).toMatchObject({ userName: newcomer.username, type: 0 })
})
