import { createMockServer } from '../mock-server.ts'
import type { Fetch } from '../serve.ts'
import { createInProcessWorld } from './shared/in-process-world.ts'
import type { World } from './shared/world.ts'

export type { World, WorldEvent } from './shared/world.ts'

type InProcessWorld = Awaited<ReturnType<typeof createInProcessWorld>>
type Session = Awaited<ReturnType<InProcessWorld['signIn']>>

/** The parameter `world` of a story, a component or the whole Storybook. */
export type WorldParameters = {
  /** The scenario of the story's world: `default`, `empty`, or one such as `SC36`. */
  scenario?: string
  seed?: number
  /** The time at which the story begins. The clock is frozen until the story moves it. */
  time?: string
  /** What must be true before the story is shown, as in `world.provide`. */
  states?: readonly { state: string; params: object }[]
  /** The account that is logged in. */
  persona?: string
}
export type WorldPerStoryOptions = {
  /** The key of localStorage under which the app keeps its session as JSON. */
  sessionKey?: string
}
type StoryContext = { id?: string; parameters: { world?: WorldParameters; [name: string]: unknown } }
type StoryWorld = { world: World; session: Session | undefined }

const GATEWAY_PATH = /^\/(wps|lgw|lotto|lotto-vn|partners|__admin)\//
const worlds = new WeakMap<object, StoryWorld>()

/** Returns the world of a story and the session of its persona, in a play function, a loader or a decorator. */
export function worldOf(context: { parameters: object }): StoryWorld {
  const known = worlds.get(context.parameters)
  if (!known) throw new Error('This story has no world: add ...worldPerStory() to .storybook/preview.ts')
  return known
}

/**
 * Settings for `.storybook/preview.ts` that give each story a world of its own: it is created before the story renders, the page's requests to
 * the gateway reach it, and it is removed when the story changes.
 */
export function worldPerStory({ sessionKey }: WorldPerStoryOptions = {}) {
  let mock: ReturnType<typeof createMockServer> | undefined
  let count = 0

  async function beforeEach({ parameters }: StoryContext) {
    mock ??= createMockServer()
    const { persona, states = [], ...wanted } = parameters.world ?? {}
    const { world, fetch, signIn } = await createInProcessWorld(mock, { name: `story-${++count}`, ...wanted })
    // First the login, which gives a persona its history: a state such as its balance is set after it.
    const session = persona === undefined ? undefined : await signIn(persona)
    for (const { state, params } of states) await world.provide(state, params)
    if (sessionKey !== undefined && session) localStorage.setItem(sessionKey, JSON.stringify(session))
    const restoreFetch = replaceFetch(fetch)
    worlds.set(parameters, { world, session })
    return async () => {
      restoreFetch()
      if (sessionKey !== undefined) localStorage.removeItem(sessionKey)
      worlds.delete(parameters)
      await world.remove()
    }
  }
  return { beforeEach }
}

/** Sends requests to paths of a gateway to `worldFetch`, whatever their host; others as before. */
function replaceFetch(worldFetch: Fetch) {
  const original = globalThis.fetch
  const replaced: Fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
    if (!GATEWAY_PATH.test(url.pathname)) return original(input, init)
    return worldFetch(input instanceof Request ? input : url, init)
  }
  globalThis.fetch = replaced as typeof globalThis.fetch
  return () => {
    // Something else may have replaced it since.
    if (globalThis.fetch === replaced) globalThis.fetch = original
  }
}
