import type { Call } from '../../kernel/http.ts'

/** A call on its way to the object of its world: data alone. */
export type SerializedCall = {
  /** The world it is for, which is the object's. */
  world: string
  method: string
  path: string
  search: string
  /** By lower-case names. */
  headers: Record<string, string>
  body: string
}

/** The call as it arrives. */
export const callOf = ({ world, search, headers, ...rest }: SerializedCall): Call => ({
  ...rest,
  query: new URLSearchParams(search),
  header: (name) => (name === 'x-mock-world' ? world : headers[name]),
})

/** Returns true if a call removes a world. */
export const isRemoval = ({ method, path }: Pick<SerializedCall, 'method' | 'path'>): boolean =>
  method === 'DELETE' && path === '/__admin/worlds'
