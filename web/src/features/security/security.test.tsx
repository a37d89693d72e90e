import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, noteOf } from '#testing/fields.ts'
import { openPage } from './testing.tsx'
import { t } from '#testing/text.ts'

test('its address shows how my account is protected, and the percentage', async () => {
  const { protectionRow } = await openPage('/m/member/security')
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:security') })).toBeTruthy()
  expect((await protectionRow(t('titles:paymentPassword'))).textContent).toContain(t('security:notSet'))
  expect((await protectionRow(t('security:loginPassword'))).textContent).toContain(t('security:isSet'))
  expect(screen.getByText(/^Tài khoản được bảo vệ \d+%$/)).toBeTruthy()
})

test.each([
  [t('titles:paymentPassword'), '/m/member/paymentPassword'],
  [t('forms:mobileNum'), '/m/member/mobile'],
  [t('titles:questions'), '/m/member/questions'],
  ['Email', '/m/member/profile'],
  [t('security:loginPassword'), '/m/changePsw'],
])('"%s" leads to %s', async (name, path) => {
  const { user, protectionRow, address } = await openPage('/m/member/security')
  await user.click(await protectionRow(name))
  expect(address()).toBe(path)
})

test('the page ends with the first protection that is not set up', async () => {
  const { user, protectionRow, address } = await openPage('/m/member/security')
  await protectionRow(t('titles:paymentPassword'))
  await user.click(screen.getByRole('link', { name: t('security:setUpNext', { what: t('titles:paymentPassword') }) }))
  expect(address()).toBe('/m/member/paymentPassword')
})

test('protections disabled by the site are not listed', async () => {
  const flags = { PAYMENTPASS3: false, SECQUES3: false }
  const { protectionRow } = await openPage('/m/member/security', { settings: { flags } })
  await protectionRow(t('forms:mobileNum'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Câu hỏi/ })).toBeNull())
  expect(screen.queryByRole('link', { name: /^Mật khẩu rút tiền/ })).toBeNull()
})

test('answered questions are shown as set on the security page [A-7-39]', async () => {
  const { submit, calls, address, protectionRow } = await openPage('/m/member/questions')
  await screen.findByLabelText('Món ăn bạn thích nhất?')
  fillIn({ answer2: ' Bún chả ', answer4: 'Lan' })
  await submit(t('security:saveAnswers'))
  await waitFor(() => expect(address()).toBe('/m/member/security'))
  const request = calls('setSecurityQuestions').at(0)
  expect(request?.body).toEqual({
    questions: [
      { questionId: 2, answer: 'Bún chả' },
      { questionId: 4, answer: 'Lan' },
    ],
  })
  expect((await protectionRow(t('titles:questions'))).textContent).toContain(t('security:isSet'))
})

test('at least one question must be answered', async () => {
  const { submit, calls } = await openPage('/m/member/questions')
  await submit(t('security:saveAnswers'))
  expect(noteOf('answer1')).toBe(t('forms:required'))
  expect(calls('setSecurityQuestions')).toEqual([])
})

test('answered questions are marked, without showing the answer', async () => {
  const { services, user, protectionRow } = await openPage('/m/member/security')
  await services.profile.setAnswers(1002, [{ questionId: 3, answer: 'Huế' }])
  await user.click(await protectionRow('Câu hỏi'))
  await waitFor(() => expect(noteOf('answer3')).toBe(t('security:answered')))
  expect(screen.getByLabelText<HTMLInputElement>('Thành phố nơi bạn sinh ra?').value).toBe('')
})

test('a security page that fails to load can be retried', async () => {
  const { user, world } = await openPage('/m/member/security', {
    faults: [{ operation: 'getSecurityConfig', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByText(/^Tài khoản được bảo vệ/)).toBeTruthy()
})
