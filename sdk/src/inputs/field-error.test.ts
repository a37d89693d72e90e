import { expect, test } from 'vitest'
import { failureOf, scriptedGateway } from '../testing.ts'
import { fieldErrorOf, fieldErrorsOf } from './field-error.ts'
import { usernameLogin } from './login.ts'

test('each broken rule of a form has its field, a code and the values of its text', () => {
  expect(fieldErrorsOf(usernameLogin({ withCaptcha: true }), { username: 'demo 01' })).toEqual([
    { field: 'username', code: 'reg_pattern_4', params: { min: '1', max: '20' } },
    { field: 'password', code: 'required', params: {} },
    { field: 'identifying', code: 'captchaLength', params: { min: '1', max: '16' } },
  ])
  expect(fieldErrorsOf(usernameLogin({ withCaptcha: false }), { username: 'demo01', password: 'Demo@123' })).toEqual([])
})

const refusal = (value: object) =>
  Response.json({ success: false, errorCode: 'request_param_err', message: 'No', value }, { status: 400 })

test.for([
  [
    { field: 'nickname', rule: 'characters' },
    { field: 'nickname', code: 'characters', params: {} },
  ],
  [
    { field: 'amount', data: { minimum: 100_000 } },
    { field: 'amount', code: 'request_param_err', params: { minimum: '100000' } },
  ],
  [
    { field: 'documents', data: ['front'] },
    { field: 'documents', code: 'request_param_err', params: {} },
  ],
  [{ reason: 'no field' }, undefined],
] as const)('the refusal %j is the error of a field: %j', async ([value, expected]) => {
  const { gateway } = scriptedGateway([refusal(value)])

  expect(fieldErrorOf(await failureOf(gateway.games.list()))).toEqual(expected)
})

test('an error that is no refusal is no error of a field', () => {
  expect(fieldErrorOf(new Error('amount'))).toBeUndefined()
})
