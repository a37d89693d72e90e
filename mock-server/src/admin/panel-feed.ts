import type { Call, Reply } from '../kernel/http/http.ts'

/** A request with its reply. It contains credentials: `redacted-calls.ts` removes them before it is shown. */
export type ObservedCall = {
  number: number
  method: string
  path: string
  query: string
  encryption: string | undefined
  body: string
  reply: Reply
}
/** The director's last command to the page that shows the app, and that page's state. Only these two interpret them. */
export type PanelState = { command?: unknown; state?: unknown }
type WatchedWorld = {
  revision: number
  commands: number
  count: number
  calls: ObservedCall[]
  panel: PanelState
  waiting: (() => void)[]
}

/** Calls that are kept of a world with a panel; of other worlds none are. */
const MAX_CALLS = 40

export type PanelFeed = ReturnType<typeof createPanelFeed>

export function createPanelFeed() {
  const worlds = new Map<string, WatchedWorld>()

  function getWorld(name: string): WatchedWorld {
    const world = worlds.get(name) ?? { revision: 1, commands: 0, count: 0, calls: [], panel: {}, waiting: [] }
    worlds.set(name, world)
    return world
  }

  function notify(world: WatchedWorld) {
    world.revision++
    for (const wake of world.waiting.splice(0)) wake()
  }

  return {
    addCall(name: string, call: Call, reply: Reply) {
      const world = worlds.get(name)
      if (!world) return
      const { method, path, body } = call
      const encryption = call.header('encryption')
      world.calls.push({ number: ++world.count, method, path, query: call.query.toString(), encryption, body, reply })
      if (world.calls.length > MAX_CALLS) world.calls.shift()
      notify(world)
    },
    /** Called after each command: it may concern another world than the one it was sent to. */
    notifyAll() {
      for (const world of worlds.values()) {
        world.commands++
        notify(world)
      }
    },
    async waitForChange(name: string, since: number) {
      const world = getWorld(name)
      if (world.revision === since) await new Promise<void>((wake) => world.waiting.push(wake))
      return { revision: world.revision, commands: world.commands, panel: world.panel }
    },
    calls: (name: string): readonly ObservedCall[] => getWorld(name).calls,
    update(name: string, panel: PanelState) {
      Object.assign(getWorld(name).panel, panel)
      notify(getWorld(name))
    },
  }
}
