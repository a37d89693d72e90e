import type { Call } from '../../kernel/http/http.ts'

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

/** Returns the name of the world that a call removes. Other calls, and those that name no world, have none. */
export function removedWorldOf({ method, path, body }: Pick<SerializedCall, 'method' | 'path' | 'body'>) {
  if (method !== 'DELETE' || path !== '/__admin/worlds') return undefined
  try {
    const { name } = JSON.parse(body) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
