import type { Call } from '../../kernel/http/http.ts'
import { WORLD_NAME } from '../../kernel/world/limits.ts'

export type SerializedCall = {
  world: string
  method: string
  path: string
  search: string
  /** By lower-case names. */
  headers: Record<string, string>
  body: string
}

export const callOf = ({ world, search, headers, ...rest }: SerializedCall): Call => ({
  ...rest,
  query: new URLSearchParams(search),
  header: (name) => (name === 'x-mock-world' ? world : headers[name]),
})

type Command = Pick<SerializedCall, 'method' | 'path' | 'body'>

/** Returns the name of the world that a call removes. Other calls have none, nor have those with a name that no world can have. */
export function removedWorldOf({ method, path, body }: Command): string | undefined {
  if (method !== 'DELETE' || path !== '/__admin/worlds') return undefined
  const { name } = fieldsOf(body)
  return typeof name === 'string' && WORLD_NAME.test(name) ? name : undefined
}

/** Returns true if a world that the call creates may replace one of the same name: a fork only replaces one if it says so. */
export const mayReplaceWorld = ({ path, body }: Command): boolean =>
  path !== '/__admin/worlds/fork' || fieldsOf(body)['replace'] === true

function fieldsOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}
