import { expect, test } from 'vitest'
import { operationById } from '../../kernel/operations.ts'
import { compareHeaders } from './compare-headers.ts'
import { readAnswer } from './build-request.ts'

type Answered = { status?: number; type?: string; names?: string[]; body?: object | string }

/** Returns the differences of a response, one line each. */
function told(id: string, { status = 200, type = 'application/json', names = [], body = {} }: Answered) {
  const operation = operationById.get(id)!
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = { status, body: text, said: { type, names } }
  return compareHeaders(operation, answer, readAnswer(operation, answer)).map(({ field, says }) => `${field} ${says}`)
}

test.for([
  ['getSystemStatus', 'application/json', []],
  ['getSystemStatus', 'text/json; charset=utf-8', []],
  ['getSystemStatus', 'application/problem+json', []],
  ['getSystemStatus', 'text/html;charset=utf-8', ['content-type is text/html, not application/json']],
  ['getSystemStatus', '', ['content-type is missing']],
  ['getRsaKey', 'Text/Plain; charset=utf-8', []],
  ['getRsaKey', 'application/json', ['content-type is application/json, not text/plain']],
] as const)('a success of %s that calls itself "%s" is told as it is', ([id, type, sentences]) => {
  expect(told(id, { type, body: id === 'getRsaKey' ? 'AB12' : {} })).toEqual(sentences)
})

test('a refusal is JSON, whatever a success is', () => {
  const refused = { status: 400, body: { success: false, errorCode: 'function.not.available', message: 'No.' } }

  expect(told('getRsaKey', { ...refused, type: 'application/json' })).toEqual([])
  expect(told('getRsaKey', { ...refused, type: 'text/plain' })).toEqual([
    'content-type is text/plain, not application/json',
  ])
})

test('one of the headers that are promised is enough, and a refusal has none', () => {
  const missing = ['Set-Cookie or X-Captcha-Id is missing']
  const refused = { status: 400, body: { success: false, errorCode: 'function.not.available', message: 'No.' } }

  expect(told('getCaptcha', { names: ['content-type', 'x-captcha-id'] })).toEqual([])
  expect(told('getCaptcha', { names: ['content-type', 'set-cookie'] })).toEqual([])
  expect(told('getCaptcha', { names: ['content-type'] })).toEqual(missing)
  expect(told('getCaptcha', refused)).toEqual([])
})

test('what is no answer of the operation is told as that alone', () => {
  expect(told('getSystemStatus', { type: 'text/html', body: '<p>Closed</p>' })).toEqual([])
})
