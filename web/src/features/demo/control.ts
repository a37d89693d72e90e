import { GatewayError } from '@longan/sdk'

type Where = {
  signal?: AbortSignal
  /** Another world than the page's own. */
  world?: string | undefined
}
type Send = (request: Request) => Promise<Response>

const overNetwork: Send = (request) => fetch(request)
let send = overNetwork

/** Sends commands to a mock in the page instead of one behind HTTP. */
export function controlThrough(inPage: Send) {
  send = inPage
}

/** Asks the gateway behind the control API, as somebody else than the app: a game's page, say. */
export const askBehind: Send = (request) => send(request)

/** Gives the mock's control API a command, as `POST /clock/advance`; a refusal is an error with the mock's words. */
export async function control<Answer>(command: string, body?: object, { signal, world }: Where = {}): Promise<Answer> {
  const [method, path] = command.split(' ')
  const request = new Request(new URL(`/__admin${path}`, location.origin), {
    method,
    signal: signal ?? null,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(world && { 'x-mock-world': world }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await send(request)
  const answer = (await reply.json().catch(() => ({}))) as Answer & { errorCode?: string }
  if (reply.ok) return answer
  if (answer.errorCode) throw GatewayError.fromReply(command, reply.status, answer)
  throw new Error(`The mock answered ${reply.status}`)
}
