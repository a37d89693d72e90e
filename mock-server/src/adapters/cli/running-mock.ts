import { type Command, type Flag, assertHeaderText, type readCommand } from '../../../../command-line.ts'
import { type Control, createControlClient, ControlFailure } from './control-client.ts'

const DEFAULT_URL = 'http://127.0.0.1:4010'

export const MOCK_FLAGS = {
  url: { value: 'URL', description: 'the URL of the running mock', default: DEFAULT_URL },
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
  const control = createControlClient({ ...flags, url: addressOf('url', { text: flags.url, refuse }) })
  try {
    await work(control)
  } catch (error) {
    if (error instanceof ControlFailure) refuse(error.message)
    throw error
  }
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
