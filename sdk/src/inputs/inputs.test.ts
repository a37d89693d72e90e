import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginPayload, loginUsername, mobileLogin, usernameLogin } from './login.ts'
import { problem, readProblem, textSchema } from './rules.ts'

const problemsOf = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => readProblem(message))
test('a message is read back with its values; a text of the operator is unchanged', () => {
  expect(readProblem(problem('length', { min: 4, max: 16 }))).toEqual({
    code: 'length',
    params: { min: '4', max: '16' },
  })
  for (const text of ['Sai?', 'Bạn có chắc không? Nhập lại', 'a, b'])
    expect(readProblem(text)).toEqual({ code: text, params: {} })
})

const passes = (schema: v.GenericSchema, input: unknown) => v.is(schema, input)
const rule = { acceptedPattern: '*', minLength: 4, maxLength: 16, patternId: 0, enabled: true, required: true }

test('a login username has 1 to 20 letters, digits and underscores', () => {
  const good = ['a', 'demo01', 'Demo_01', '0912345678', 'x'.repeat(20)]
  const bad = ['', 'x'.repeat(21), 'có dấu', 'demo 01', 'demo-01', 'a@b']

  expect(good.filter((name) => passes(loginUsername, name))).toEqual(good)
  expect(bad.filter((name) => passes(loginUsername, name))).toEqual([])
  expect(problemsOf(loginUsername, '')).toEqual([{ code: 'reg_pattern_4', params: { min: '1', max: '20' } }])
})

test('the captcha is asked for only when it is shown, and has 1 to 16 characters', () => {
  const form = { username: 'demo01', password: 'Demo@123' }

  expect(passes(usernameLogin({ withCaptcha: false }), form)).toBe(true)
  expect(problemsOf(usernameLogin({ withCaptcha: true }), form)).toEqual([
    { code: 'captchaLength', params: { min: '1', max: '16' } },
  ])
  expect(passes(usernameLogin({ withCaptcha: true }), { ...form, identifying: 'x'.repeat(16) })).toBe(true)
  expect(passes(usernameLogin({ withCaptcha: true }), { ...form, identifying: 'x'.repeat(17) })).toBe(false)
})

test('a mobile login has a number of at most 20 digits and a code of at most 10', () => {
  const form = { mobileNum: '0'.repeat(20), messageCode: '1'.repeat(10) }

  expect(passes(mobileLogin({ withCaptcha: false }), form)).toBe(true)
  expect(passes(mobileLogin({ withCaptcha: false }), { ...form, mobileNum: '0'.repeat(21) })).toBe(false)
  expect(passes(mobileLogin({ withCaptcha: false }), { ...form, messageCode: '1'.repeat(11) })).toBe(false)
})

test('the forms feed the payload: the captcha field changes its name [A-3-15]', () => {
  expect(loginPayload({ username: 'demo01', password: 'Demo@123', identifying: 'abcdef' })).toEqual({
    type: 'username',
    username: 'demo01',
    password: 'Demo@123',
    captcha: 'abcdef',
  })
})

test('by mobile the number is the username and the code the password', () => {
  expect(
    loginPayload({ mobileNum: '0912345678', messageCode: '123456', countryDialingCode: '+84', identifying: '' }),
  ).toEqual({
    type: 'sms',
    username: '0912345678',
    password: '123456',
    captcha: '',
    countryDialingCode: '+84',
  })
})

test('an empty optional field passes, an empty required one does not', () => {
  expect(passes(textSchema({ ...rule, required: false }), '')).toBe(true)
  expect(passes(textSchema({ ...rule, required: false }), undefined)).toBe(true)
  expect(problemsOf(textSchema(rule), '')).toEqual([{ code: 'required', params: {} }])
})

test('a refused field names every rule it breaks', () => {
  expect(problemsOf(textSchema({ ...rule, patternId: 6 }), 'abc')).toEqual([
    { code: 'length', params: { min: '4', max: '16' } },
    { code: 'pattern', params: { id: '6' } },
  ])
})

test("the operator's own message wins", () => {
  expect(problemsOf(textSchema({ ...rule, patternId: 6, message: 'Chỉ nhập số' }), 'abcd')).toEqual([
    { code: 'Chỉ nhập số', params: {} },
  ])
})

test.each([
  [1, 'a1b2', '1abc'],
  [2, '龙眼2', 'long2'],
  [3, 'a@b.vn', 'a@b'],
  [4, 'Ab12', 'ab_1'],
  [5, 'abc1', 'abcd'],
  [6, '0123', '01a3'],
  [7, 'abC1', 'abc1'],
  [8, 'An Bui', 'An2'],
  [9, 'a-b_c', 'a bc'],
  [10, '你好，世界', 'abc，'],
  [11, '1990-12-31', '31-12-1990'],
  [12, 'an bui', 'anbui'],
  [13, '12-31-1990', '1990-12-31'],
  [14, 'Ab12', 'ab-1'],
  [15, '안녕하세', 'abcd'],
  [16, 'สวัสดี', 'abcd'],
  [17, 'abcd efg', 'abcd1'],
  [18, 'NGUYEN AN', 'Nguyen An'],
  [19, 'Abc@123', 'Abc 123'],
])('pattern %i takes %s and refuses %s', (patternId, good, bad) => {
  const schema = textSchema({ ...rule, minLength: 1, patternId })

  expect([passes(schema, good), passes(schema, bad)]).toEqual([true, false])
})

test("the operator's pattern is also checked; an invalid one accepts everything", () => {
  expect(passes(textSchema({ ...rule, acceptedPattern: '^VIP' }), 'VIP1234')).toBe(true)
  expect(passes(textSchema({ ...rule, acceptedPattern: '^VIP' }), 'demo01')).toBe(false)
  expect(passes(textSchema({ ...rule, acceptedPattern: '([' }), 'demo01')).toBe(true)
})
