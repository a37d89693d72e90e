import { UsageError } from '../../../../command-line.ts'

/** The reason why the mock did not do what a command asked for, as a sentence without credentials. */
class ControlFailure extends UsageError {
  readonly field: string | undefined
  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

export type Mock = {
  /** Base URL without a trailing slash. */
  url: string
  token?: string | undefined
  /** Name of the world; `default` without it. */
  world?: string | undefined
}
export type Control = ReturnType<typeof createControlClient>
type Command = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
type RefusalBody = { message?: string; value?: { field?: string; reason?: string } }

const TIMEOUT = 60_000

async function sendRequest({ url, token, world }: Mock, command: Command, body: unknown) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { 'x-admin-token': token }),
    ...(world && { 'x-mock-world': world }),
  }
  const [method, path] = command.split(' ')
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    return await fetch(`${url}/__admin${path}`, {
      method: method!,
      headers,
      body: text ?? null,
      signal,
      redirect: 'manual',
    })
  } catch (error) {
    throw new ControlFailure(
      `There is no mock at ${url} (${reasonOf(error)}): start one with npx longan mock, or name it with --url`,
    )
  }
}

/** Returns a client of the control API of a running mock. Refusals and missing responses are thrown as {@link ControlFailure}. */
export function createControlClient(mock: Mock) {
  const { url } = mock

  async function send<Answer>(command: Command, body?: unknown, target = mock): Promise<Answer> {
    const response = await sendRequest(target, command, body)
    assertAnswered(response, mock)
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as Answer
    const refused = answer as RefusalBody | null | undefined
    throw new ControlFailure(refusalOf(url, refused), refused?.value?.field)
  }

  async function assertIsMock() {
    // Of the default world: the check of a mistyped name would create a world.
    const health = await send<{ operations?: unknown } | null>('GET /health', undefined, { ...mock, world: undefined })
    if (typeof health?.operations !== 'number') throw new ControlFailure(describeForeignServer(url))
  }
  let checked: Promise<void> | undefined

  return {
    /** Sends a command and returns the JSON response. A body that is not a string is sent as JSON. */
    async ask<Answer>(command: Command, body?: unknown): Promise<Answer> {
      await (checked ??= assertIsMock())
      return send<Answer>(command, body)
    },
  }
}

/** Throws if the response comes from another place than the mock, or if the mock refuses the caller. */
function assertAnswered(response: Response, { url, token }: Mock) {
  // Another server would get the admin token.
  if (response.status >= 300 && response.status < 400) throw new ControlFailure(describeRedirect(url, response))
  if (response.status === 403) throw new ControlFailure(describeForbidden(url, token))
}

function describeRedirect(url: string, { headers }: Response) {
  const target = URL.parse(headers.get('location') ?? '', url)?.origin
  return `${url} redirects${target ? ` to ${target}` : ''}, and redirects are not followed: pass the address of the mock itself with --url`
}

const describeForeignServer = (url: string) => `${url} answers, but is not a mock of Longan`

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

const describeForbidden = (url: string, token: string | undefined) =>
  token
    ? `The mock at ${url} does not accept this --token`
    : `The mock at ${url} needs its admin token: pass it with --token`

function refusalOf(url: string, answer: RefusalBody | null | undefined): string {
  const { field, reason } = answer?.value ?? {}
  if (field !== undefined && reason !== undefined) return `The mock refuses: ${field} ${reason}`
  return answer?.message ? `The mock refuses: ${answer.message}` : describeForeignServer(url)
}

/** Replaces messages that name control API paths by hints that name commands, by field. */
export const withHints = <Answer>(request: Promise<Answer>, hints: Readonly<Record<string, string>>): Promise<Answer> =>
  request.catch((error: unknown) => {
    const sentence = error instanceof ControlFailure && error.field !== undefined ? hints[error.field] : undefined
    throw sentence === undefined ? error : new ControlFailure(sentence)
  })
