import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { extraFields } from '@longan/sdk/inputs/registration'
import { withChanges, refusal } from '#testing/gateway.ts'
import { openRegistration } from './testing.tsx'
import { t } from '#testing/text.ts'

type Use = 'R' | 'O' | '-'
const allAs = (use: Use) => Object.fromEntries(extraFields.map((name) => [name, use]))
const everything = {
  registration: { ...allAs('O'), captcha: 'R' as Use },
  flags: { REGMOBVERF3: true },
}
const names = () => [...document.querySelectorAll('form [name]')].map((one) => one.getAttribute('name'))

test('both tabs together have every field of the specification by its name [A-3-22]', async () => {
  const { user } = await openRegistration({ settings: everything })
  const found = names()
  await user.click(screen.getByRole('tab', { name: t('forms:mobileNum') }))
  const wanted =
    'mobileNum2 messageCode1 messageCode2 username password confimpsw paymentPassword idNumber qqNum facebook wechat ' +
    'line whatsapp zalo email nickname payeeName mobileNum1 recommenderId birthday affiliateCode identifying'
  expect(new Set([...found, ...names()])).toEqual(new Set([...wanted.split(' '), 'countryDialingCode', 'agreed']))
})

test('only the optional fields that the operator has enabled are shown [A-3-26]', async () => {
  const registration = { ...allAs('-'), email: 'O' as Use, nickname: 'O' as Use }
  await openRegistration({ settings: { registration } })
  expect(extraFields.filter((name) => names().includes(name))).toEqual(['email', 'nickname'])
})

test('the fields follow the rules that the gateway sends [A-7-12]', async () => {
  const { calls, has } = await openRegistration({ settings: { registration: { zalo: 'O', email: '-' } } })
  expect(calls('getRegistrationRules')).not.toHaveLength(0)
  expect([has('zalo'), has('email')]).toEqual([true, false])
})

test('each field is checked by the rule of its name [A-5-01]', async () => {
  const ownFields =
    'username password paymentPassword idNumber qqNum facebook wechat line whatsapp zalo email nickname'.split(' ')
  const all = [...ownFields, 'payeeName', 'recommenderId', 'birthday', 'affiliateCode', 'mobileNum', 'verificationCode']
  const rule = (name: string) => ({ enabled: true, acceptedPattern: '^fits$', message: `rule of ${name}` })
  const { type, under } = await openRegistration({
    settings: everything,
    answers: {
      getRegistrationRules: withChanges(Object.fromEntries(all.map((name) => [name, rule(name)]))),
    },
  })
  const fieldOf = (name: string) => ({ mobileNum: 'mobileNum1', verificationCode: 'messageCode1' })[name] ?? name
  type(Object.fromEntries(all.map((name) => [fieldOf(name), name === 'birthday' ? '2000-01-31' : 'wrong'])))
  expect(all.map((name) => under(fieldOf(name)))).toEqual(all.map((name) => `rule of ${name}`))
})

test('the operator’s own message explains a wrong field [A-3-71]', async () => {
  const { type, under } = await openRegistration({ settings: { registration: { email: 'R' } } })
  type({ email: 'foo' })
  expect(under('email')).toBe(t('forms:pattern_3'))
})

test('two broken rules are shown in one line under the field, separated by a comma [A-5-05]', async () => {
  const { type, under } = await openRegistration({
    answers: {
      getRegistrationRules: (request, real) =>
        withChanges({ nickname: {}, zalo: { enabled: true, message: '' } })(request, real),
    },
  })
  type({ zalo: 'abc' })
  expect(under('zalo')).toBe('Cần từ 9 đến 11 ký tự, Chỉ nhập chữ số')
})

const getAppearance = (field: Element) => {
  const { invalid, valid } = field.closest<HTMLElement>('[class*=field]')!.dataset
  return invalid ? 'wrong' : valid ? 'right' : 'plain'
}

test('a field looks wrong, right or neither [A-5-06]', async () => {
  const { type, field } = await openRegistration()
  const appearances = [getAppearance(field('email'))]
  type({ email: 'foo' })
  appearances.push(getAppearance(field('email')))
  type({ email: 'foo@bar.vn' })
  appearances.push(getAppearance(field('email')))
  expect(appearances).toEqual(['plain', 'wrong', 'right'])
})

test('an empty optional field is accepted [A-5-04]', async () => {
  const { fill, submit, isIn, field } = await openRegistration()
  fill()
  expect(field('email').value).toBe('')
  await submit()
  expect(await isIn()).toBe('nhanlong88')
})

test('the first wrong field gets the focus [A-5-07]', async () => {
  const { fill, type, submit, field } = await openRegistration()
  fill()
  type({ password: 'a', email: 'foo' })
  await submit()
  expect(document.activeElement).toBe(field('password'))
})

test('the second password is required [A-5-11]', async () => {
  const { fill, type, submit, under, body } = await openRegistration()
  fill()
  type({ confimpsw: '' })
  await submit()
  expect([under('confimpsw'), body()]).toEqual([t('forms:required'), undefined])
})

test('the second password must match the first [A-5-12]', async () => {
  const { fill, type, submit, under, body } = await openRegistration()
  fill()
  type({ confimpsw: 'Demo@124' })
  await submit()
  expect([under('confimpsw'), body()]).toEqual([t('forms:confirmation'), undefined])
})

test.for([
  ['A-8-11', 'username', 'a-b', 'Bắt đầu bằng chữ cái, gồm 4-16 chữ và số'],
  ['A-8-12', 'password', 'a', 'Mật khẩu gồm 6-20 ký tự'],
  ['A-8-13', 'email', 'foo', t('forms:pattern_3')],
  ['A-8-14', 'payeeName', '123', 'Họ tên thật, không dấu'],
  ['A-8-15', 'mobileNum1', '12', 'Số điện thoại gồm 9-11 chữ số'],
  ['A-5-33', 'payeeName', 'Nguyễn Văn A', 'Họ tên thật, không dấu'],
] as const)('[%s] %s "%s" is refused with "%s"', async ([, name, text, words]) => {
  const { type, under, field } = await openRegistration()
  type({ [name]: text })
  expect([under(name), field(name).ariaInvalid]).toEqual([words, 'true'])
})

test('a tap on the birthday opens a calendar [A-2-88]', async () => {
  const { user, field } = await openRegistration()
  const showPicker = vi.fn<() => void>()
  Object.assign(field('birthday'), { showPicker })
  await user.click(field('birthday'))
  expect([field('birthday').type, showPicker.mock.calls.length]).toEqual(['date', 1])
})

test('a birthday is picked in a calendar and sent as year, month, day [A-3-24]', async () => {
  const { fill, type, submit, field, isIn, body } = await openRegistration()
  expect(field('birthday').type).toBe('date')
  fill()
  type({ birthday: '1990-03-05' })
  await submit()
  await isIn()
  expect(body()?.birthday).toBe('1990-03-05')
})

test.each([
  ['A-5-15', '1899-12-31', '1900-01-01'],
  ['A-5-16', '2027-01-01', '2026-12-31'],
])('[%s] the calendar excludes %s and accepts %s', async (_id, outside, inside) => {
  const { type, under, field } = await openRegistration()
  expect([field('birthday').min, field('birthday').max]).toContain(inside)
  type({ birthday: outside })
  expect(under('birthday')).toBe(t('forms:years', { min: '1900', max: '2026' }))
  type({ birthday: inside })
  expect(under('birthday')).toBeUndefined()
})

test('a visitor who is too young for the site sees that under the birthday', async () => {
  const { fill, type, submit, under } = await openRegistration()
  fill()
  type({ birthday: '2015-01-01' })
  await submit()
  await waitFor(() => expect(under('birthday')).toBe(t('forms:bad_birthday')))
})

test('rules that fail to load can be retried', async () => {
  let isBroken = true
  const answers = {
    getRegistrationRules: (_: Request, real: () => Promise<Response>) => (isBroken ? refusal() : real()),
  }
  const opened = openRegistration({ answers })
  const again = await screen.findByRole('button', { name: t('app:retry') })
  isBroken = false
  again.click()
  expect((await opened).has('username')).toBe(true)
})
