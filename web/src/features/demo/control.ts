import { GatewayError } from '@longan/sdk'

type ControlOptions = {
  signal?: AbortSignal
  world?: string | undefined
}
type SendRequest = (request: Request) => Promise<Response>

const sendOverNetwork: SendRequest = (request) => fetch(request)
let send = sendOverNetwork

export function setControlTransport(transport: SendRequest) {
  send = transport
}

/** Sends a request to the gateway without the app's own client, as the page of a game does. */
export const sendRequest: SendRequest = (request) => send(request)

/**
 * Sends a command such as `POST /clock/advance` to the mock's control API. Throws a GatewayError with the mock's
 * reason.
 */
export async function control<Answer>(
  command: string,
  body?: object,
  { signal, world }: ControlOptions = {},
): Promise<Answer> {
  const [method, path] = command.split(' ')
  const request = new Request(new URL(`/__admin${path}`, location.origin), {
    method,
    signal: signal ?? null,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(world && { 'x-mock-world': world }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await send(request)
  const payload = (await response.json().catch(() => ({}))) as Answer & { errorCode?: string }
  if (response.ok) return payload
  if (payload.errorCode) throw GatewayError.fromReply(command, response.status, payload)
  throw new Error(`Failed to run ${command}: the mock responded with ${response.status}`)
}
