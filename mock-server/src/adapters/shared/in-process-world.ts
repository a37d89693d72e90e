import type { MockServer } from '../../mock-server.ts'
import { type Fetch, toRequest } from '../../serve.ts'
import { signInPersona } from './sign-in.ts'
import { createWorldControls, type NewWorld } from './world.ts'

const ORIGIN = 'http://mock.local'

/** Creates a world of its own in a mock of this process: its controls, a `fetch` that reaches it, and logins of its personas. */
export async function createInProcessWorld(mock: MockServer, wanted: NewWorld) {
  const worldFetch: Fetch = (input, init) => {
    const request = new Request(toRequest(input, init))
    request.headers.set('x-mock-world', wanted.name)
    return mock.fetch(request)
  }
  const world = await createWorldControls(async (method, path, data) => {
    const response = await worldFetch(ORIGIN + path, { method, ...(data && { body: JSON.stringify(data) }) })
    return { status: response.status, text: await response.text() }
  }, wanted)
  const signIn = (account: string) => signInPersona({ baseUrl: ORIGIN, merchant: 'DEMO', fetch: worldFetch }, account)
  return { world, fetch: worldFetch, signIn }
}
