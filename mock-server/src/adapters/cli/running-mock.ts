import { type Command, type Flag, assertHeaderText, type readCommand } from '../../../../command-line.ts'
import { type Control, createControlClient, ControlFailure } from './control-client.ts'

/** Where the mock listens by default: of `npm run mock`, and of `npm start`. */
const DEFAULT_URLS = ['http://127.0.0.1:4010', 'http://127.0.0.1:5174']

export const MOCK_FLAGS = {
  url: { value: 'URL', description: 'the URL of the running mock; without it the mock at port 4010 or 5174' },
  token: { value: 'TOKEN', description: 'the --admin-token of the mock' },
  world: { value: 'NAME', description: 'the name of the world; without it the default world' },
} as const satisfies Record<string, Flag>

type Read = ReturnType<typeof readCommand<Command & { flags: typeof MOCK_FLAGS }>>

/** Lets `work` control the mock that the flags name; what the mock refuses ends the process with a sentence and 2. */
export async function withMock(
  { flags, refuse }: Pick<Read, 'flags' | 'refuse'>,
  work: (control: Control) => Promise<void>,
) {
  assertHeaderText('token', { text: flags.token, refuse })
  const url = flags.url === undefined ? await findMock() : addressOf('url', { text: flags.url, refuse })
  const control = createControlClient({ ...flags, url })
  try {
    await work(control)
  } catch (error) {
    if (error instanceof ControlFailure) refuse(error.message)
    throw error
  }
}

/** Returns the first address at which a server responds, or the first one of all if none does. */
export async function findMock(urls: readonly string[] = DEFAULT_URLS): Promise<string> {
  for (const url of urls) {
    const response = await fetch(`${url}/__admin/health`, { redirect: 'manual' }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return url
  }
  return urls[0]!
}

type Refuse = (sentence: string) => never

/** Returns an http(s) address without a trailing slash; a user and password in it are dropped. */
export function addressOf(name: string, { text, refuse }: { text: string; refuse: Refuse }): string {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol)
    ? `${url.origin}${url.pathname.replace(/\/$/, '')}`
    : refuse(`--${name} must be an http(s) address, not "${text}"`)
}

export function assertNoExtraPositionals(
  positionals: readonly string[],
  { max, refuse }: { max: number; refuse: Refuse },
) {
  const extra = positionals[max]
  if (extra !== undefined) refuse(`Unexpected argument "${extra}"`)
}
