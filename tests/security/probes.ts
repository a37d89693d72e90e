import { connect } from 'node:net'

export type Targets = { mock: string; site: string }
/** An attack, named by what it tries. `run` returns the damage as a sentence, or undefined if it was repelled. */
export type Probe = { name: string; run(targets: Targets): Promise<string | undefined> }

export type RequestOptions = {
  token?: string
  world?: string
  key?: string
  body?: unknown
  headers?: Record<string, string>
}
export type Reply = { status: number; headers: Headers; text: string; json: Json }
type Json = { errorCode?: string; value?: Record<string, unknown>; [field: string]: unknown } | undefined

let worlds = 0
export const newWorld = () => `attack-${++worlds}`

export async function sendRequest(
  url: string,
  line: string,
  { token, world, key, body, headers }: RequestOptions = {},
): Promise<Reply> {
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
  const responseText = await reply.text()
  return { status: reply.status, headers: reply.headers, text: responseText, json: parseJson(responseText) }
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

export async function signIn(url: string, username: string, world?: string): Promise<string> {
  const body = { type: 'username', username, password: 'Demo@123' }
  const { json, status } = await sendRequest(url, 'POST /wps/session/login', { body, ...(world && { world }) })
  return String(json?.value?.['token'] ?? `no token: ${status}`)
}

/** Sends raw bytes; returns the first line of the response, or '' if the server closes the connection. */
export const sendBytes = (url: string, bytes: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const done = () => resolve(answer.split('\r\n')[0] ?? '')
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', done).on('close', done)
  })

export const isResponding = (url: string) =>
  sendRequest(url, 'GET /wps/system/country').then(
    ({ status }) => status === 200,
    () => false,
  )
