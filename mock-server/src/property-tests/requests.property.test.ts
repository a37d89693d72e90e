import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { setup as site } from '../adapters/testing.ts'
import type { Change } from '../kernel/change-log.ts'
import { type Asked, exampleAsked, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { countedBy, written } from './written-request.ts'

/** Requests of each operation. */
const TRIES = Number(process.env['LONGAN_TRIES'] ?? 25)
/** A world in which the operation is open, and somebody who asks. */
async function setup(example: ExampleRequest) {
  const { operation, persona } = example
  const { call, control, signIn, mock } = site()
  const token = await signIn(persona)
  if (operation.module) await control('PATCH', '/settings', { flags: { [operation.module]: true } })
  const { world } = await mock.worlds.open('default')
  let changes: Change[] = []
  world.feed.subscribe((change) => changes.push(change))

  async function send(asked: Asked) {
    changes = []
    const { address, headers, body } = written(example, asked)
    const reply = await call(operation.method, address, {
      token: asked.isSignedIn ? token : undefined,
      headers,
      body,
    })
    const counted = countedBy(reply.json?.errorCode)
    return { ...reply, changed: changes.filter(({ table }) => !counted.includes(table)) }
  }
  return { send, world }
}

/** A world for so many requests in a row: much can be done only once. */
async function worldsFor(example: ExampleRequest) {
  const lasts = example.operation.method === 'GET' ? Infinity : 10
  let asked = 0
  let now = await setup(example)
  return async () => {
    if (++asked % lasts === 0) now = await setup(example)
    return now
  }
}

test.each(exampleRequests().map((example) => [example.operation.id, example] as const))(
  'whatever is asked of %s, the answer is one of its own, and a refusal leaves the world as it was',
  async (_id, example) => {
    const { operation } = example
    const present = await worldsFor(example)
    let kept = 0
    const property = fc.asyncProperty(requestsOf(example), async (asked) => {
      const { send, world } = await present()
      const { status, json, changed } = await send(asked)
      const codes = operation.responses[status]?.codes
      expect(world.books.recount()).toBeUndefined()
      if (status < 300) return void kept++
      expect([status, json.errorCode, codes]).toEqual([status, expect.toBeOneOf(codes ?? []), codes])
      expect(json.errorCode).not.toMatch(/response\.invalid|ledger\.broken|system\.error/)
      expect([json.errorCode, changed]).toEqual([json.errorCode, []])
    })

    await fc.assert(property, { seed: SEED, numRuns: TRIES, examples: [[exampleAsked(example)]], endOnFailure: true })
    expect(kept).toBeGreaterThan(0)
  },
)
