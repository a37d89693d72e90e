import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import type { MockServerOptions } from '../mock-server.ts'
import { createNodeMock } from './node.ts'
import { requestOf } from './testing.ts'

const credentials = { type: 'username', password: 'Demo@123' }
const slot = catalogue().hot.find(({ simulator }) => simulator === 'slot')!

function start(options?: MockServerOptions) {
  const { fetch } = createNodeMock(options)
  const call = async (method: string, path: string, sent: { token?: string; world?: string; body?: object } = {}) => {
    const headers = { encryption: 'plain', 'x-mock-world': sent.world ?? 'default' }
    const reply = await fetch(requestOf(method, path, { token: sent.token, body: sent.body, headers }))
    return { status: reply.status, captcha: reply.headers.get('x-captcha-id'), json: JSON.parse(await reply.text()) }
  }
  const signIn = async (username: string, world = 'default'): Promise<string> =>
    (await call('POST', '/wps/session/login', { world, body: { ...credentials, username } })).json.value.token
  const launch = async (token: string): Promise<string> => {
    const { json } = await call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${slot.nodeId}`, { token })
    return json.value.content.game_url
  }
  return { call, signIn, launch }
}

test('after a restart an old token is invalid, even if other members have logged in since', async () => {
  const old = await start().signIn('demo01')
  const restarted = start()
  await restarted.signIn('vip02')

  const { status, json } = await restarted.call('GET', '/wps/member/info', { token: old })

  expect([status, json.errorCode]).toEqual([401, 'user.or.token.invalid'])
})

test.for([[{}], [{ seed: 7 }]])('a token of one new world is invalid in another (%j)', async ([options]) => {
  const { call, signIn } = start(options)
  const token = await signIn('demo01', 'one')
  await signIn('demo01', 'other')

  expect((await call('GET', '/wps/member/info', { token, world: 'one' })).status).toBe(200)
  expect((await call('GET', '/wps/member/info', { token, world: 'other' })).status).toBe(401)
})

test('tokens, launch ids and captchas differ between processes; with a seed they are equal', async () => {
  const all = async (options?: MockServerOptions) => {
    const { call, signIn, launch } = start(options)
    const token = await signIn('many01')
    const { captcha, json } = await call('GET', '/wps/captcha')
    return [token, await launch(token), captcha, json.value]
  }
  const [one, other] = [await all(), await all()]

  expect(one.map((made, index) => made === other[index])).toEqual([false, false, false, false])
  expect(await all({ seed: 7 })).toEqual(await all({ seed: 7 }))
})

test('a reset world accepts no token from before the reset', async () => {
  const { call, signIn } = start()
  const token = await signIn('demo01')
  await call('POST', '/__admin/reset')
  await signIn('demo01')

  expect((await call('GET', '/wps/member/info', { token })).status).toBe(401)
})
