import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatMoment } from '#shared/breaks/break-facts.ts'
import { configureSite, navigate } from '#testing/render-screen.tsx'
import type { Answers } from '#testing/gateway.ts'
import { t } from '#testing/text.ts'

const DAY = 86_400_000
const PASSWORD = 'Demo@123'
type Site = { rulebook?: 'open' | 'mt'; answers?: Answers }
type Exclusion = { startedAt: number; endsAt?: number; returnsAt?: number }

/** Tries to log in as demo02, whose exclusion began and ends these times from now. */
async function logInExcluded(times: Exclusion | undefined, { rulebook = 'open', answers = {} }: Site = {}) {
  configureSite({ helpContacts: [{ name: 'Đường dây hỗ trợ', address: 'tel:+842412345678' }] })
  const { show, world, services, ...rest } = await navigate('/m/login', { answers })
  world.settings.rulebook = rulebook
  const now = world.clock.now()
  const { id: memberId } = services.members.getByAccount('demo02', 'account')
  const moved = Object.fromEntries(Object.entries(times ?? {}).map(([name, time]) => [name, now + time]))
  if (times) await services.breaks.record({ memberId, kind: 'selfExclusion', startedAt: now, ...moved })
  const view = show()
  const { user } = view
  await user.type(await screen.findByLabelText(t('sign-in:username')), 'demo02')
  await user.type(screen.getByLabelText(t('sign-in:password')), PASSWORD)
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  const inForm = async () => within(await screen.findByRole('form', { name: t('responsible:askToReturn') }))
  return { ...rest, ...view, world, now, inForm }
}

test('an excluded member who logs in sees until when, and who helps, and no offer [R-4-05]', async () => {
  const { now } = await logInExcluded({ startedAt: -DAY, endsAt: 179 * DAY })

  const until = t('responsible:excludedUntil', { time: formatMoment(now + 179 * DAY) })
  expect(await screen.findByText(until)).toBeTruthy()
  const help = within(screen.getByRole('group', { name: t('responsible:help') }))
  expect(help.getByRole('link', { name: /Đường dây hỗ trợ/ }).getAttribute('href')).toBe('tel:+842412345678')
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('link', { name: t('app:register') })).toBeNull()
  expect(main.queryByRole('link', { name: t('sign-in:tryFirst') })).toBeNull()
  expect(main.queryByRole('form')).toBeNull()
})

test('a login that a gateway refuses because of a time-out says until when [R-4-05]', async () => {
  const until = Date.parse('2027-03-01T10:00:00+07:00')
  const refused = { success: false, errorCode: 'account.time.out' }
  await logInExcluded(undefined, {
    answers: { login: Response.json({ ...refused, value: { data: { until } } }, { status: 400 }) },
  })

  expect(await screen.findByText(t('responsible:breakUntil', { time: formatMoment(until) }))).toBeTruthy()
  expect(screen.getByRole('group', { name: t('responsible:help') })).toBeTruthy()
})

test('after the end a member asks to return, learns from when, and cannot log in before', async () => {
  const { inForm, user, now } = await logInExcluded({ startedAt: -200 * DAY, endsAt: -DAY })
  expect(await screen.findByText(t('responsible:excludedEnded', { time: formatMoment(now - DAY) }))).toBeTruthy()
  const form = await inForm()
  await user.type(form.getByLabelText(t('sign-in:username')), 'demo02')
  await user.type(form.getByLabelText(t('sign-in:password')), PASSWORD)
  await user.click(form.getByRole('button', { name: t('responsible:askToReturn') }))

  expect(await screen.findByText(t('responsible:returnFrom', { time: formatMoment(now + DAY) }))).toBeTruthy()
  expect(screen.queryByRole('form', { name: t('responsible:askToReturn') })).toBeNull()
  await user.click(screen.getByRole('button', { name: t('responsible:backToLogin') }))
  expect(await screen.findByRole('form', { name: t('app:login') })).toBeTruthy()
})

test('a wrong password asks for nothing, and says so', async () => {
  const { inForm, user } = await logInExcluded({ startedAt: -200 * DAY, endsAt: -DAY })
  const form = await inForm()
  await user.type(form.getByLabelText(t('sign-in:username')), 'demo02')
  await user.type(form.getByLabelText(t('sign-in:password')), 'Wrong@123')
  await user.click(form.getByRole('button', { name: t('responsible:askToReturn') }))

  expect(await form.findByText(new RegExp(`^${t('problems:login.incorrect')}`))).toBeTruthy()
})

test('before the end only rulebook mt lets a member ask', async () => {
  const before = { startedAt: -DAY, endsAt: 10 * DAY }
  const first = await logInExcluded(before)
  await screen.findByText(t('responsible:excludedUntil', { time: formatMoment(first.now + 10 * DAY) }))
  expect(screen.queryByRole('form')).toBeNull()
  first.unmount()

  const { inForm } = await logInExcluded(before, { rulebook: 'mt' })
  expect(await inForm()).toBeTruthy()
})
