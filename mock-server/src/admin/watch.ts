import type { Call, Reply } from '../kernel/http.ts'

/** A call with all that was said. It holds what opens something: `told-calls.ts` takes that out before anybody sees it. */
export type ObservedCall = {
  number: number
  method: string
  path: string
  query: string
  encryption: string | undefined
  body: string
  reply: Reply
}
/** What the director wants of the page that shows the app, and what that page says of itself; both are theirs to read. */
export type Stage = { wish?: unknown; state?: unknown }
type Watched = {
  revision: number
  commands: number
  count: number
  calls: ObservedCall[]
  stage: Stage
  waiting: (() => void)[]
}

/** So many calls are kept, of worlds that somebody watches; of all others nothing is. */
const KEPT = 40

export type Watch = ReturnType<typeof createWatch>

/** Tells those who watch a world that something has happened in it, at once and without being asked again and again. */
export function createWatch() {
  const worlds = new Map<string, Watched>()

  function of(name: string): Watched {
    const known = worlds.get(name) ?? { revision: 1, commands: 0, count: 0, calls: [], stage: {}, waiting: [] }
    worlds.set(name, known)
    return known
  }

  function stir(one: Watched) {
    one.revision++
    for (const wake of one.waiting.splice(0)) wake()
  }

  return {
    /** What a world has answered; each of them but the control API's. */
    heard(name: string, call: Call, reply: Reply) {
      const one = worlds.get(name)
      if (!one) return
      const { method, path, body } = call
      const encryption = call.header('encryption')
      one.calls.push({ number: ++one.count, method, path, query: call.query.toString(), encryption, body, reply })
      if (one.calls.length > KEPT) one.calls.shift()
      stir(one)
    },
    /** A command was done: it may be about another world than it was sent to. */
    commanded() {
      for (const one of worlds.values()) {
        one.commands++
        stir(one)
      }
    },
    /** How things stand; waits for a change while they stand as at `since`. */
    async changed(name: string, since: number) {
      const one = of(name)
      if (one.revision === since) await new Promise<void>((wake) => one.waiting.push(wake))
      return { revision: one.revision, commands: one.commands, stage: one.stage }
    },
    calls: (name: string): readonly ObservedCall[] => of(name).calls,
    direct(name: string, stage: Stage) {
      Object.assign(of(name).stage, stage)
      stir(of(name))
    },
  }
}
