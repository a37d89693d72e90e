import { createMockServer, type MockServer } from '@longan/mock-server'

export const ORIGIN = 'http://mock.local'
export const STATES = `${ORIGIN}/__admin/provider-states`
export type World = Pick<MockServer, 'fetch'> & {
  save(): Promise<string>
  restore(snapshot: string): Promise<string>
  signIn(account: string, token: string): Promise<string>
}

/** The mock, with what a fault needs: its state as a whole, and sessions of its own. */
export function openWorld(): World {
  const mock = createMockServer()

  async function control(method: string, path: string, body?: string): Promise<string> {
    const request = new Request(`${ORIGIN}/__admin${path}`, { method, ...(body !== undefined && { body }) })
    const reply = await mock.fetch(request)
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`)
    return reply.text()
  }

  return {
    fetch: mock.fetch,
    save: () => control('GET', '/snapshot'),
    restore: (snapshot: string) => control('POST', '/snapshot', snapshot),
    signIn: (account: string, token: string) =>
      control(
        'POST',
        '/provider-states',
        JSON.stringify({ state: 'a member is signed in', params: { account, token } }),
      ),
  }
}
