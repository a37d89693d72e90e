import { expect, test } from 'vitest'
import { exampleRequests } from './example-requests.ts'
import { setup } from './testing.ts'

test.each(exampleRequests().map((request) => [request.operation.id, request] as const))(
  'the example of %s succeeds in a new world, or in the state that it names',
  async (_id, { operation, persona, path, query, headers, body, given }) => {
    const { call, control, signIn } = setup()
    if (operation.module) await control('PATCH', '/settings', { flags: { [operation.module]: true } })
    if (given) await control('POST', '/provider-states', given)
    const token = operation.token === 'none' ? undefined : await signIn(persona)

    const reply = await call(operation.method, `${path}?${new URLSearchParams(query)}`, { token, headers, body })

    const success = '204' in operation.responses ? 204 : 200
    expect([reply.status, reply.json?.errorCode, reply.json?.message]).toEqual([success, undefined, undefined])
  },
)
