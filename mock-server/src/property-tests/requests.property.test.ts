import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { setup as site } from '../adapters/testing.ts'
import type { Change } from '../kernel/tables/change-log.ts'
import { type GeneratedRequest, exampleInput, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { tablesChangedBy, serializeRequest } from './serialize-request.ts'

const TRIES = Number(process.env['LONGAN_TRIES'] ?? 25)
async function setup(example: ExampleRequest) {
  const { operation, persona, given } = example
  const { call, control, signIn, mock } = site()
  if (given) await control('POST', '/provider-states', given)
  // A member who is excluded has no session.
  const token = operation.token === 'none' ? undefined : await signIn(persona)
  if (operation.module) await control('PATCH', '/settings', { flags: { [operation.module]: true } })
  const { world } = await mock.worlds.open('default')
  let changes: Change[] = []
  world.changeLog.subscribe((change) => changes.push(change))

  async function send(request: GeneratedRequest) {
    changes = []
    const { address, headers, body } = serializeRequest(example, request)
    const reply = await call(operation.method, address, {
      token: request.isSignedIn ? token : undefined,
      headers,
      body,
    })
    const counted = tablesChangedBy(reply.json?.errorCode)
    const changed = changes.filter(({ table }) => !counted.includes(table))
    return { ...reply, changed, isUnchanged: changes.length === 0 }
  }
  return { send, world }
}

/** Returns a function that gives the current world and replaces it after some requests, because many operations succeed only once. */
async function worldsFor(example: ExampleRequest) {
  const requestsPerWorld = example.operation.method === 'GET' ? Infinity : 10
  let count = 0
  let current = await setup(example)
  return async () => {
    if (++count % requestsPerWorld === 0) current = await setup(example)
    return current
  }
}

test.each(exampleRequests().map((example) => [example.operation.id, example] as const))(
  '%s gives only declared responses to any request, and a refusal does not change the world',
  async (_id, example) => {
    const { operation } = example
    const getWorld = await worldsFor(example)
    let successes = 0
    const property = fc.asyncProperty(requestsOf(example), async (request) => {
      const { send, world } = await getWorld()
      const { status, json, changed, isUnchanged } = await send(request)
      const codes = operation.responses[status]?.codes
      // Without a change the ledger is what it was, and to verify it reads the complete world.
      expect(isUnchanged ? undefined : world.ledgerInvariants.verify()).toBeUndefined()
      if (status < 300) return void successes++
      expect([status, json.errorCode, codes]).toEqual([status, expect.toBeOneOf(codes ?? []), codes])
      expect(json.errorCode).not.toMatch(/response\.invalid|ledger\.broken|system\.error/)
      expect([json.errorCode, changed]).toEqual([json.errorCode, []])
    })

    await fc.assert(property, { seed: SEED, numRuns: TRIES, examples: [[exampleInput(example)]], endOnFailure: true })
    expect(successes).toBeGreaterThan(0)
  },
)
