import type { Reply } from '../../kernel/http/http.ts'
import type { SerializedCall } from './call-codec.ts'
import type { EdgeBrands } from './deployment.ts'

export type ImportedWorld = { text: string; mayReplace: boolean }

export type WorldStub = {
  handle(call: SerializedCall): Promise<Reply>
  /** Returns the refusal, without a change, if this object has a world that may not be replaced, or cannot store the new one. */
  importWorld(name: string, world: ImportedWorld): Promise<Reply | undefined>
  /** Counts a new world, if this object counts those of an address. Returns false if there are `max` in this hour already. */
  countNewWorld(max: number): Promise<boolean>
}

export type EdgeEnv = {
  WORLDS: { idFromName(name: string): object; get(id: object): WorldStub }
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** Counts the calls of each address; without it there is no limit. */
  CALLS?: { limit(of: { key: string }): Promise<{ success: boolean }> }
  /** New worlds that an address may create in an hour; without it there is no limit. */
  WORLDS_PER_HOUR?: string
  /** The brands of the deployment as JSON: `EdgeBrands`. */
  BRANDS?: string
  /** The token that `X-Admin-Token` must contain; without it, only requests to a runtime on the own machine may control worlds. */
  ADMIN_TOKEN?: string
  /** Characters that a world's text may have. */
  MAX_WORLD_CHARACTERS?: string
  /** `still`: clocks are frozen and everything is derived from the seed, for tests. */
  TIME?: string
}

/** Returns the brand of a host, which may have a port. */
export function brandOf({ BRANDS }: EdgeEnv, host: string | undefined): EdgeBrands[string] | undefined {
  const brands = JSON.parse(BRANDS ?? '{}') as EdgeBrands
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  return Object.hasOwn(brands, name) ? brands[name] : undefined
}

export const stubOf = ({ WORLDS }: EdgeEnv, name: string): WorldStub => WORLDS.get(WORLDS.idFromName(name))
