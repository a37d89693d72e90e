import { connect } from 'node:net'

/** Where the servers under attack are. */
export type House = { mock: string; site: string }
/** One attack, told as what it tries. `run` answers what went through, or nothing. */
export type Attack = { name: string; run(house: House): Promise<string | undefined> }

export type Sent = { token?: string; world?: string; key?: string; body?: unknown; headers?: Record<string, string> }
export type Answer = { status: number; headers: Headers; text: string; json: Json }
// What an attacked server answers may be anything at all.
type Json = { errorCode?: string; value?: Record<string, unknown>; [field: string]: unknown } | undefined

/** A world that no other attack uses. */
let worlds = 0
export const aWorld = () => `attack-${++worlds}`

/** Asks as a client does; a body that is no text is sent as JSON. */
export async function ask(url: string, line: string, { token, world, key, body, headers }: Sent = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const reply = await fetch(url + path, {
    method,
    headers: {
      merchant: 'DEMO',
      encryption: 'plain',
      ...(token && { authorization: token }),
      ...(world && { 'x-mock-world': world }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  })
  const said = await reply.text()
  return { status: reply.status, headers: reply.headers, text: said, json: parsed(said) }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Signs a persona in. */
export async function signIn(url: string, username: string, world?: string): Promise<string> {
  const body = { type: 'username', username, password: 'Demo@123' }
  const { json, status } = await ask(url, 'POST /wps/session/login', { body, ...(world && { world }) })
  return String(json?.value?.['token'] ?? `no token: ${status}`)
}

/** Sends bytes as they are, and answers the first line of what comes back; nothing where the server hangs up. */
export const raw = (url: string, bytes: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const done = () => resolve(answer.split('\r\n')[0] ?? '')
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', done).on('close', done)
  })

/** Whether a server still answers. */
export const lives = (url: string) =>
  ask(url, 'GET /wps/system/country').then(
    ({ status }) => status === 200,
    () => false,
  )
