import { expect, test } from 'vitest'
import { type Sent, setup } from '../adapters/testing.ts'

type Case = {
  what: string
  request: [method: string, path: string]
  sent?: Sent
  /** Sends the token of demo01. */
  isMember?: boolean
  answer: [status: number, code: string]
  field?: string
}

const READ = '/wps/relay/MCSFE_markAnnouncementRead'
const plain = { encryption: 'plain' }
const login = (body: unknown): Pick<Case, 'request' | 'sent'> => ({
  request: ['POST', '/wps/session/login'],
  sent: { headers: plain, body },
})
const read = (body: unknown): Pick<Case, 'request' | 'sent' | 'isMember'> => ({
  request: ['POST', READ],
  sent: { body },
  isMember: true,
})
const badField: [number, string] = [400, 'request_param_err']

const cases: Case[] = [
  { what: 'an unknown operation', request: ['GET', '/wps/nowhere'], answer: [404, 'function.not.available'] },
  { what: 'an unknown method', request: ['PUT', '/wps/captcha'], answer: [404, 'function.not.available'] },
  {
    what: 'a path that is not well encoded',
    request: ['GET', '/lgw/draw/%E0%A4%A'],
    answer: [404, 'function.not.available'],
  },
  {
    what: 'no Merchant',
    request: ['GET', '/wps/captcha'],
    sent: { headers: { merchant: '' } },
    answer: [400, 'function.not.available'],
    field: 'Merchant',
  },
  {
    what: 'another merchant',
    request: ['GET', '/wps/captcha'],
    sent: { headers: { merchant: 'OTHER' } },
    answer: [400, 'function.not.available'],
    field: 'Merchant',
  },
  { what: 'no token', request: ['GET', '/wps/wallets/gcs'], answer: [401, 'login.not.session'] },
  {
    what: 'an unknown token',
    request: ['GET', '/wps/wallets/gcs'],
    sent: { token: 'nobody' },
    answer: [401, 'user.or.token.invalid'],
  },
  {
    what: 'a parameter outside its list',
    request: ['GET', '/wps/system/helpCenter?device=FAX'],
    answer: badField,
    field: 'device',
  },
  {
    what: 'a parameter of the wrong type',
    request: ['GET', '/wps/session/key/rsa?t=now'],
    answer: badField,
    field: 't',
  },
  {
    what: 'a page that is no finite number',
    request: ['GET', '/lgw/draw/311?page=1e400'],
    isMember: true,
    answer: badField,
    field: 'page',
  },
  {
    what: 'a number of JSON that is none of ours',
    ...read('{"announcementId":1e400,"read":true}'),
    answer: badField,
    field: 'announcementId',
  },
  {
    what: 'a list of types that is none',
    request: ['GET', '/wps/relay/MCSFE_getListAnnouncements?types=b;pl'],
    answer: badField,
    field: 'types',
  },
  {
    what: 'a wallet type nobody has',
    request: ['GET', '/wps/v2/wallets/balance?typeId=9'],
    isMember: true,
    answer: badField,
    field: 'typeId',
  },
  { what: 'a body that is no JSON', ...read('{"announcementId":'), answer: badField, field: 'body' },
  { what: 'no body', ...read(undefined), answer: [400, 'request_body_required'], field: 'body' },
  { what: 'a body of another kind', ...read([501]), answer: badField, field: 'body' },
  { what: 'a missing field', ...read({ read: true }), answer: badField, field: 'announcementId' },
  {
    what: 'a field of the wrong type',
    ...read({ announcementId: '501', read: true }),
    answer: badField,
    field: 'announcementId',
  },
  {
    what: 'a field with the wrong value',
    ...read({ announcementId: 501, read: false }),
    answer: badField,
    field: 'read',
  },
  { what: 'an unknown id', ...read({ announcementId: 4242, read: true }), answer: badField, field: 'announcementId' },
  { what: 'a body of 2 MB', ...read('x'.repeat(2 * 1024 * 1024)), answer: [413, 'request.too.large'], field: 'body' },
  {
    what: 'a body of 2 MB in long letters',
    ...read('ễ'.repeat(700_000)),
    answer: [413, 'request.too.large'],
    field: 'body',
  },
  {
    what: 'an encrypted body of 20 KB',
    request: ['POST', '/wps/session/login'],
    sent: { headers: { encryption: 'a1' }, body: { value: 'A'.repeat(20_000) } },
    answer: [413, 'request.too.large'],
    field: 'body',
  },
  {
    what: 'a key that is too short',
    request: ['POST', '/lotto-vn/lgw/betting'],
    sent: { body: {}, headers: { 'idempotency-key': 'x' } },
    isMember: true,
    answer: badField,
    field: 'Idempotency-Key',
  },
  {
    what: 'a login without a type',
    ...login({ username: 'demo01', password: 'Demo@123' }),
    answer: badField,
    field: 'type',
  },
  { what: 'a login of an unknown type', ...login({ type: 'email' }), answer: badField, field: 'type' },
  {
    what: 'a login without a username',
    ...login({ type: 'username', password: 'x' }),
    answer: badField,
    field: 'username',
  },
  {
    what: 'a login without a password',
    ...login({ type: 'username', username: 'demo01' }),
    answer: badField,
    field: 'password',
  },
  {
    what: 'a username longer than 20',
    ...login({ type: 'username', username: 'a'.repeat(21), password: 'x' }),
    answer: badField,
    field: 'username',
  },
  {
    what: 'a login by text message',
    ...login({ type: 'sms', username: '0912345678', password: '123456' }),
    answer: [403, 'function.not.available'],
    field: 'type',
  },
  {
    what: 'a login of nobody',
    ...login({ type: 'username', username: 'nobody', password: 'Demo@123' }),
    answer: [400, 'member.locked'],
    field: 'username',
  },
  {
    what: 'a login of a locked account',
    ...login({ type: 'username', username: 'locked01', password: 'Demo@123' }),
    answer: [400, 'member.locked'],
    field: 'username',
  },
]

test.for(cases)(
  '$what is refused with a code and a reason, and nothing changes',
  async ({ request, sent, isMember, answer, field }) => {
    const { call, signIn, state } = setup()
    const token = isMember ? await signIn() : undefined
    const before = await state()

    const { status, json } = await call(...request, { ...(token && { token }), ...sent })

    expect([status, json.errorCode]).toEqual(answer)
    expect(json.success).toBe(false)
    expect(json.message.length).toBeGreaterThan(5)
    expect(json.value?.field).toBe(field)
    expect(field === undefined || json.value.reason.length > 5).toBe(true)
    expect(await state()).toBe(before)
  },
)
