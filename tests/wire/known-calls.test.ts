import { createMockServer } from '@longan/mock-server'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every known call, method by method: the rows of the facts with a known path. */
const known = readFileSync(new URL('../../openapi/known-calls.yaml', import.meta.url), 'utf8')
const calls = [...new Set([...known.matchAll(/\b(?:GET|POST|PUT|DELETE) \/[^\s,']+/g)].map(([call]) => call))]
const examples: Record<string, string> = { method: 'pg', gameId: '45', code: 'VNQ45' }
const { fetch } = createMockServer()

test.each(calls)('%s has a response other than 404 and 405 [F-1-16]', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const named = path.replace(/\{(\w+)\}/g, (_all, name: string) => examples[name]!)

  const { status } = await fetch(new Request(`http://mock.local${named}`, { method, headers: { merchant: 'DEMO' } }))

  expect([404, 405]).not.toContain(status)
})

test.each(['PUT /wps/wallets/balance', 'GET /wps/unknown'])('%s, which is not known, has one of them', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const { status } = await fetch(new Request(`http://mock.local${path}`, { method, headers: { merchant: 'DEMO' } }))

  expect([404, 405]).toContain(status)
})
