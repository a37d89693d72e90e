import { expect, test } from 'vitest'
import { exampleRequests } from './example-requests.ts'
import { setup } from './testing.ts'

test.each(exampleRequests().map((request) => [request.operation.id, request] as const))(
  'the example of %s does what it shows in a fresh world',
  async (_id, { operation, path, query, headers, body }) => {
    const { call, signIn } = setup()
    const token = operation.token === 'required' ? await signIn() : undefined

    const reply = await call(operation.method, `${path}?${new URLSearchParams(query)}`, { token, headers, body })

    const success = '204' in operation.responses ? 204 : 200
    expect([reply.status, reply.json?.errorCode, reply.json?.message]).toEqual([success, undefined, undefined])
  },
)
