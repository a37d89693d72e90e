import {
  type Command,
  type Flag,
  assertHeaderText,
  parseAddress,
  type readCommand,
  refuse,
} from '../../../../command-line.ts'
import { WORLD_NAME } from '../../kernel/world/limits.ts'
import { type Control, createControlClient } from './control-client.ts'

/** Where the mock listens by default: of `npm run mock`, and of `npm start`. */
export const DEFAULT_URLS: readonly string[] = ['http://127.0.0.1:4010', 'http://127.0.0.1:5174']

export const MOCK_FLAGS = {
  url: { value: 'URL', description: 'the URL of the running mock; without it the mock at port 4010 or 5174' },
  token: { value: 'TOKEN', description: 'the --admin-token of the mock' },
  world: { value: 'NAME', description: 'the name of the world; without it the default world' },
} as const satisfies Record<string, Flag>

type Read = ReturnType<typeof readCommand<Command & { flags: typeof MOCK_FLAGS }>>

/** Lets `work` control the mock that the flags name. */
export async function withMock({ flags }: Pick<Read, 'flags'>, work: (control: Control) => Promise<void>) {
  assertHeaderText('token', flags.token)
  assertWorldName(flags.world)
  const url = flags.url === undefined ? await findMock() : parseAddress('url', flags.url)
  await work(createControlClient({ ...flags, url }))
}

/** An empty name would be the default world, which a script with an empty variable does not mean. */
function assertWorldName(name: string | undefined) {
  if (name === undefined || WORLD_NAME.test(name)) return
  refuse(`--world must have letters, digits, dots, dashes and underscores only, 80 at most, not "${name}"`)
}

/** Refuses a world that the mock does not have: the command would create it, and report an empty one. */
export async function assertWorldExists({ ask }: Control, world: string | undefined) {
  // Each mock has the default world, though a new one creates it with the first request.
  if (world === undefined || world === 'default') return
  const names = await ask<string[]>('GET /worlds')
  if (!names.includes(world))
    refuse(`There is no world "${world}"${names.length > 0 ? `; there are ${names.join(', ')}` : ''}`)
}

/** Returns the first address at which a server responds; refuses if no server responds. */
export const findMock = async (urls: readonly string[] = DEFAULT_URLS): Promise<string> =>
  (await findRunningMock(urls)) ??
  refuse(`There is no mock at ${urls.join(' or ')}: start one with npx longan mock, or name it with --url`)

/** Returns the first address at which a server responds. */
export async function findRunningMock(urls: readonly string[] = DEFAULT_URLS): Promise<string | undefined> {
  for (const url of urls) {
    const response = await fetch(`${url}/__admin/health`, { redirect: 'manual' }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return url
  }
  return undefined
}

export function assertNoExtraPositionals(positionals: readonly string[], max: number) {
  const extra = positionals[max]
  if (extra !== undefined) refuse(`Unexpected argument "${extra}"`)
}
