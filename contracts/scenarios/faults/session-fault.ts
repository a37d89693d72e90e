import type { Fault } from './fault.ts'

/** A session that has ended goes on. */
export const sessionGoesOn: Fault = {
  kind: 'sessions that should end go on',
  isEverywhere: true,
  answer: async ({ request, world, act, seen }) => {
    const token = request.headers.get('authorization') ?? ''
    const retry = new Request(request.clone())
    const reply = await world.fetch(request)
    if (reply.ok && token !== '') await remember(reply.clone(), token, seen)
    const account = seen.get(token)
    if (reply.status !== 401 || account === undefined) return reply
    act()
    await world.signIn(account, token)
    return world.fetch(retry)
  },
}

/** Which account a token belongs to is known once the member's information was read. */
async function remember(reply: Response, token: string, seen: Map<string, string>) {
  const body = (await reply.json().catch(() => undefined)) as { value?: { account?: string } } | undefined
  if (body?.value?.account) seen.set(token, body.value.account)
}
