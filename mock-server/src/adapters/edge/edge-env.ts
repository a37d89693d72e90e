import type { Reply } from '../../kernel/http.ts'
import type { SentCall } from './call-codec.ts'

/** The object of one world, from afar. */
export type WorldStub = {
  handle(call: SentCall): Promise<Reply>
  /** Takes a world in that was made elsewhere, instead of the one that lives here. */
  moveIn(text: string): Promise<void>
}

/** What a deployment is given: its objects, its files, and what may be said to it (`vars`, and secrets). */
export type EdgeEnv = {
  WORLDS: { idFromName(name: string): object; get(id: object): WorldStub }
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** Counts the calls of each address; without it nobody is limited. */
  CALLS?: { limit(of: { key: string }): Promise<{ success: boolean }> }
  /** Whoever sends it in `X-Admin-Token` may control worlds; without it, only who asks a runtime on their own machine. */
  ADMIN_TOKEN?: string
  /** Characters that a world's text may have. */
  MOST_CHARACTERS?: string
  /** `still`: time stands until somebody moves it, and everything follows from the seed. What tests want. */
  TIME?: string
}

/** The object of the world called `name`. */
export const stubOf = ({ WORLDS }: EdgeEnv, name: string): WorldStub => WORLDS.get(WORLDS.idFromName(name))
