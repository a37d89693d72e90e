import { type ExampleRequest, exampleRequests } from './example-requests.ts'
import type { Sent } from './testing.ts'

export type TestCall = [method: string, path: string, sent?: Sent]

const plain = { encryption: 'plain' }
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }

export const oddRequests: TestCall[] = [
  ['GET', '/wps/system/status?url=m.longan.example'],
  ['GET', '/wps/system/helpCenter?lang=VI'],
  ['GET', '/wps/system/helpCenter?device=FAX'],
  ['GET', '/wps/session/key/rsa?t=1'],
  ['GET', '/wps/captcha'],
  ['POST', '/wps/session/login', { headers: plain, body: { ...credentials, password: 'Wrong@123' } }],
  ['POST', '/wps/session/login', { headers: plain, body: credentials }],
  ['POST', '/wps/session/login', { body: '{"value":"%%%"}' }],
  ['POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } }],
  ['POST', '/wps/member/trialuser', { headers: { 'idempotency-key': 'command-0001' } }],
  ['GET', '/wps/wallets/gcs'],
  ['GET', '/wps/wallets/gcs', { token: 'nobody' }],
  ['GET', '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR&platform=M'],
  ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { body: { nodeId: 'one' } }],
  ['POST', '/wps/session/login', { headers: plain, body: 'ễ'.repeat(700_000) }],
  ['GET', '/wps/nowhere?%zz'],
  ['GET', '/lgw/draw/%E1%BA%BF'],
  ['GET', '/__admin/clock'],
  ['GET', '/wps/captcha', { headers: { prefer: 'code=503' } }],
]

export function exampleCalls(): { modules: string[]; calls: ExampleCall[] }[] {
  const domains = Map.groupBy(exampleRequests(), ({ operation }) => operation.domain)
  return [...domains.values()].map((examples) => ({
    modules: examples.flatMap(({ operation }) => operation.module ?? []),
    calls: examples.flatMap(callsOf),
  }))
}

export type ExampleCall = { recorded: TestCall; persona?: string }

function callsOf({ operation, persona, path, query, headers, body }: ExampleRequest): ExampleCall[] {
  const recorded: TestCall = [operation.method, `${path}?${new URLSearchParams(query)}`, { headers, body }]
  return operation.token === 'required' ? [{ recorded }, { recorded, persona }] : [{ recorded }]
}

export const login = (username: string): TestCall => [
  'POST',
  '/wps/session/login',
  { headers: plain, body: { ...credentials, username } },
]
