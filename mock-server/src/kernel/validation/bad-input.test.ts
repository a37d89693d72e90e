import { expect, test } from 'vitest'
import { type Sent, setup } from '../../adapters/testing.ts'

type Case = {
  title: string
  request: [method: string, path: string]
  sent?: Sent
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
const invalidField: [number, string] = [400, 'request_param_err']

const cases: Case[] = [
  { title: 'an unknown operation', request: ['GET', '/wps/nowhere'], answer: [404, 'function.not.available'] },
  { title: 'an unknown method', request: ['PUT', '/wps/captcha'], answer: [405, 'function.not.available'] },
  {
    title: 'a path that is not well encoded',
    request: ['GET', '/lgw/draw/%E0%A4%A'],
    answer: [404, 'function.not.available'],
  },
  {
    title: 'no Merchant',
    request: ['GET', '/wps/captcha'],
    sent: { headers: { merchant: '' } },
    answer: [400, 'function.not.available'],
    field: 'Merchant',
  },
  {
    title: 'another merchant',
    request: ['GET', '/wps/captcha'],
    sent: { headers: { merchant: 'OTHER' } },
    answer: [400, 'function.not.available'],
    field: 'Merchant',
  },
  {
    title: 'a language that is too long',
    request: ['GET', '/wps/system/settings/consolidated'],
    sent: { headers: { language: 'V'.repeat(65) } },
    answer: invalidField,
    field: 'Language',
  },
  { title: 'no token', request: ['GET', '/wps/wallets/gcs'], answer: [401, 'login.not.session'] },
  {
    title: 'an unknown token',
    request: ['GET', '/wps/wallets/gcs'],
    sent: { token: 'nobody' },
    answer: [401, 'user.or.token.invalid'],
  },
  {
    title: 'a parameter outside its list',
    request: ['GET', '/wps/system/helpCenter?device=FAX'],
    answer: invalidField,
    field: 'device',
  },
  {
    title: 'a parameter of the wrong type',
    request: ['GET', '/wps/session/key/rsa?t=now'],
    answer: invalidField,
    field: 't',
  },
  {
    title: 'a page that is not a finite number',
    request: ['GET', '/lgw/draw/311?page=1e400'],
    isMember: true,
    answer: invalidField,
    field: 'page',
  },
  {
    title: 'an infinite number in JSON',
    ...read('{"announcementId":1e400,"read":true}'),
    answer: invalidField,
    field: 'announcementId',
  },
  {
    title: 'an invalid list of types',
    request: ['GET', '/wps/relay/MCSFE_getListAnnouncements?types=b;pl'],
    answer: invalidField,
    field: 'types',
  },
  {
    title: 'an unknown wallet type',
    request: ['GET', '/wps/v2/wallets/balance?typeId=9'],
    isMember: true,
    answer: invalidField,
    field: 'typeId',
  },
  { title: 'a body that is not JSON', ...read('{"announcementId":'), answer: invalidField, field: 'body' },
  { title: 'no body', ...read(undefined), answer: [400, 'request_body_required'], field: 'body' },
  { title: 'a body of another kind', ...read([501]), answer: invalidField, field: 'body' },
  { title: 'a missing field', ...read({ read: true }), answer: invalidField, field: 'announcementId' },
  {
    title: 'a field of the wrong type',
    ...read({ announcementId: '501', read: true }),
    answer: invalidField,
    field: 'announcementId',
  },
  {
    title: 'a field with the wrong value',
    ...read({ announcementId: 501, read: false }),
    answer: invalidField,
    field: 'read',
  },
  {
    title: 'an unknown id',
    ...read({ announcementId: 4242, read: true }),
    answer: invalidField,
    field: 'announcementId',
  },
  { title: 'a body of 2 MB', ...read('x'.repeat(2 * 1024 * 1024)), answer: [413, 'request.too.large'], field: 'body' },
  {
    title: 'a body of 2 MB in multi-byte characters',
    ...read('ễ'.repeat(700_000)),
    answer: [413, 'request.too.large'],
    field: 'body',
  },
  {
    title: 'a spin of 2 MB',
    request: ['POST', '/partners/slot/spin'],
    sent: { body: `{"launch":"${'x'.repeat(2 * 1024 * 1024)}"` },
    answer: [413, 'request.too.large'],
    field: 'body',
  },
  {
    title: 'an encrypted body of 20 KB',
    request: ['POST', '/wps/session/login'],
    sent: { headers: { encryption: 'a1' }, body: { value: 'A'.repeat(20_000) } },
    answer: [413, 'request.too.large'],
    field: 'body',
  },
  {
    title: 'a key that is too short',
    request: ['POST', '/lotto-vn/lgw/betting'],
    sent: { body: {}, headers: { 'idempotency-key': 'x' } },
    isMember: true,
    answer: invalidField,
    field: 'Idempotency-Key',
  },
  {
    title: 'a login without a type',
    ...login({ username: 'demo01', password: 'Demo@123' }),
    answer: invalidField,
    field: 'type',
  },
  { title: 'a login of an unknown type', ...login({ type: 'email' }), answer: invalidField, field: 'type' },
  {
    title: 'a login without a username',
    ...login({ type: 'username', password: 'x' }),
    answer: invalidField,
    field: 'username',
  },
  {
    title: 'a login without a password',
    ...login({ type: 'username', username: 'demo01' }),
    answer: invalidField,
    field: 'password',
  },
  {
    title: 'a username longer than 20',
    ...login({ type: 'username', username: 'a'.repeat(21), password: 'x' }),
    answer: invalidField,
    field: 'username',
  },
  {
    title: 'a login by text message with a code that was not sent',
    ...login({ type: 'sms', username: '0912345678', password: '123456' }),
    answer: [400, 'verification.code.incorrect'],
    field: 'password',
  },
  {
    title: 'a login by a provider that is switched off',
    ...login({ type: 'firebase', firebaseIdToken: 'x' }),
    answer: [403, 'function.not.available'],
    field: 'type',
  },
  {
    title: 'a login of an unknown account',
    ...login({ type: 'username', username: 'nobody', password: 'Demo@123' }),
    answer: [400, 'member.locked'],
    field: 'username',
  },
  {
    title: 'a login of a locked account',
    ...login({ type: 'username', username: 'locked01', password: 'Demo@123' }),
    answer: [400, 'member.locked'],
    field: 'username',
  },
]

test.for(cases)(
  '$title is refused with a code and a reason, and nothing changes',
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
