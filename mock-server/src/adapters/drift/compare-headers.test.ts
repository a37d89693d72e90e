import { expect, test } from 'vitest'
import { operationById } from '../../kernel/http/operations.ts'
import { compareHeaders } from './compare-headers.ts'
import { parseResponse } from './build-request.ts'

type Answered = { status?: number; type?: string; names?: string[]; body?: object | string }

function sentencesOf(id: string, { status = 200, type = 'application/json', names = [], body = {} }: Answered) {
  const operation = operationById.get(id)!
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = { status, body: text, headerInfo: { type, names } }
  return compareHeaders(operation, answer, parseResponse(operation, answer)).map(
    ({ field, says }) => `${field} ${says}`,
  )
}

test.for([
  ['getSystemStatus', 'application/json', []],
  ['getSystemStatus', 'text/json; charset=utf-8', []],
  ['getSystemStatus', 'application/problem+json', []],
  ['getSystemStatus', 'text/html;charset=utf-8', ['content-type is text/html, not application/json']],
  ['getSystemStatus', '', ['content-type is missing']],
  ['getRsaKey', 'Text/Plain; charset=utf-8', []],
  ['getRsaKey', 'application/json', ['content-type is application/json, not text/plain']],
] as const)('the content type of a success of %s is "%s"', ([id, type, sentences]) => {
  expect(sentencesOf(id, { type, body: id === 'getRsaKey' ? 'AB12' : {} })).toEqual(sentences)
})

test('a refusal is JSON even if a success is not', () => {
  const refused = { status: 400, body: { success: false, errorCode: 'function.not.available', message: 'No.' } }

  expect(sentencesOf('getRsaKey', { ...refused, type: 'application/json' })).toEqual([])
  expect(sentencesOf('getRsaKey', { ...refused, type: 'text/plain' })).toEqual([
    'content-type is text/plain, not application/json',
  ])
})

test('one of the guaranteed headers is enough, and a refusal needs none', () => {
  const missing = ['Set-Cookie or X-Captcha-Id is missing']
  const refused = { status: 400, body: { success: false, errorCode: 'function.not.available', message: 'No.' } }

  expect(sentencesOf('getCaptcha', { names: ['content-type', 'x-captcha-id'] })).toEqual([])
  expect(sentencesOf('getCaptcha', { names: ['content-type', 'set-cookie'] })).toEqual([])
  expect(sentencesOf('getCaptcha', { names: ['content-type'] })).toEqual(missing)
  expect(sentencesOf('getCaptcha', refused)).toEqual([])
})

test('the headers of an invalid response are not compared', () => {
  expect(sentencesOf('getSystemStatus', { type: 'text/html', body: '<p>Closed</p>' })).toEqual([])
})
