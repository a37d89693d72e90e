import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { assertReadable } from './readable-text.ts'

const INFO = '/wps/member/info'
const refusal = { status: 400, json: { errorCode: 'request_param_err', value: { rule: 'characters' } } }

async function member() {
  const site = setup()
  const token = await site.signIn('demo02')
  return { ...site, send: (path: string, body: object) => site.call('POST', path, { token, body }), token }
}

test.each([
  ['a NUL', 'a\u0000b'],
  ['a bell', '\u0007abc'],
  ['a delete', 'a\u007F'],
  ['a next line of 1963', 'a\u0085b'],
  ['an override of the direction', 'Nh\u202Eãn'],
  ['an isolate', '\u2066abc\u2069'],
  ['half of a character', 'a\uD800'],
  ['a tab', 'a\tb'],
])('a nickname with %s is refused by name and rule, and nothing changes', async (_what, nickname) => {
  const { send, state } = await member()
  const before = await state()

  const answer = await send(INFO, { nickname })

  expect(answer).toMatchObject(refusal)
  expect(answer.json.value).toEqual({
    field: 'nickname',
    rule: 'characters',
    reason: 'must not have control or direction characters',
  })
  expect(await state()).toBe(before)
})

test.each(['Nhãn Lồng', '🐉🥭', 'مرحبا', 'a\u200Fb', '👨\u200D👩\u200D👧', 'nh\u1ED3n'])('people can read %j', (text) =>
  expect(() => assertReadable({ text, list: [text, 1, null, true] })).not.toThrow(),
)

test('only multi-line fields may have tabs and line breaks', () => {
  const text = 'hai\nhàng\tchữ\r\n'
  expect(() => assertReadable({ remarks: text, content: text, input: { text } })).not.toThrow()
  expect(() => assertReadable({ remark: text })).toThrow('remark: must not have')
  expect(() => assertReadable({ remarks: 'a\u0000' })).toThrow('remarks: must not have')
})

test('an unreadable text is found at any depth and named by its path', () => {
  const input = { contents: [{ remark: 'a' }, { remark: 'b\u0001' }] }
  expect(() => assertReadable(input)).toThrow('contents.1.remark: must not have')
  expect(() => assertReadable('\u0000')).toThrow('body: must not have')
})

test('the rule also applies to queries, encrypted bodies and simulators’ calls', async () => {
  const { call, gatewayOf, token, json } = { ...(await member()), json: { encryption: 'plain' } }
  const login = { type: 'username', username: 'demo01', password: 'Demo\u0000@123' }
  const { launch } = Object.fromEntries(
    new URL(await gatewayOf(token).messages.launchChat({ title: 'Help', backUrl: '/m/message' }), 'http://site')
      .searchParams,
  )

  const answers = await Promise.all([
    call('GET', `/wps/system/helpCenter?lang=${encodeURIComponent('EN\u202E')}`),
    call('POST', '/wps/session/login', { headers: json, body: login }),
    call('POST', '/partners/chat/say', { body: { launch, language: 'en', text: 'hi\u0000' } }),
  ])

  expect(answers.map(({ json: { value } }) => [value.field, value.rule])).toEqual([
    ['lang', undefined],
    ['password', 'characters'],
    ['text', 'characters'],
  ])
})
