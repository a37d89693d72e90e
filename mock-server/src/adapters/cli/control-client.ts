/** Why a running mock did not do what it was asked: a sentence for whoever typed the command. No token is in it. */
export class ControlFailure extends Error {
  /** What the mock says is at fault, where it does. */
  readonly field: string | undefined
  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

export type Mock = {
  /** Where it answers, without a slash at its end. */
  url: string
  /** Its admin token, where it has one. */
  token?: string | undefined
  /** The world that is meant; without it `default`. */
  world?: string | undefined
}
export type Control = ReturnType<typeof createControlClient>
type Command = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
type Refused = { message?: string; value?: { field?: string; reason?: string } }

const TIMEOUT = 60_000

/** The control API of a running mock. What it refuses, or does not answer, is thrown as a {@link ControlFailure}. */
export function createControlClient({ url, token, world }: Mock) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { 'x-admin-token': token }),
    ...(world && { 'x-mock-world': world }),
  }

  async function reach(command: Command, body: unknown) {
    const [method, path] = command.split(' ')
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const signal = AbortSignal.timeout(TIMEOUT)
    try {
      return await fetch(`${url}/__admin${path}`, { method: method!, headers, body: text ?? null, signal })
    } catch (error) {
      throw new ControlFailure(
        `There is no mock at ${url} (${reasonOf(error)}): npm run mock starts one, --url names it`,
      )
    }
  }

  async function said<Answer>(command: Command, body?: unknown): Promise<Answer> {
    const response = await reach(command, body)
    if (response.status === 403) throw new ControlFailure(closedTo(url, token))
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as Answer
    const refused = answer as Refused | null | undefined
    throw new ControlFailure(refusalOf(url, refused), refused?.value?.field)
  }

  /** Whoever else answers there may answer anything, which nothing is done with. */
  async function meet() {
    const health = await said<{ operations?: unknown } | null>('GET /health')
    if (typeof health?.operations !== 'number') throw new ControlFailure(strangerAt(url))
  }
  let met: Promise<void> | undefined

  return {
    /** The JSON answer to `command`. A body that is no text is sent as JSON. */
    async ask<Answer>(command: Command, body?: unknown): Promise<Answer> {
      await (met ??= meet())
      return said<Answer>(command, body)
    },
  }
}

const strangerAt = (url: string) => `${url} answers, but not as a mock of Longan does`

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

const closedTo = (url: string, token: string | undefined) =>
  token
    ? `The mock at ${url} does not accept this --token`
    : `The mock at ${url} is controlled by whoever has its admin token: name it with --token`

function refusalOf(url: string, answer: Refused | null | undefined): string {
  const { field, reason } = answer?.value ?? {}
  if (field !== undefined && reason !== undefined) return `The mock refuses: ${field} ${reason}`
  return answer?.message ? `The mock refuses: ${answer.message}` : strangerAt(url)
}

/** Who types commands is told the command, not the path that the mock names: `words` has a sentence for what may be at fault. */
export const withHints = <Answer>(asked: Promise<Answer>, words: Readonly<Record<string, string>>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    const sentence = error instanceof ControlFailure && error.field !== undefined ? words[error.field] : undefined
    throw sentence === undefined ? error : new ControlFailure(sentence)
  })
