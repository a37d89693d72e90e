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

export const isRemoval = ({ method, path }: Pick<SerializedCall, 'method' | 'path'>): boolean =>
  method === 'DELETE' && path === '/__admin/worlds'
