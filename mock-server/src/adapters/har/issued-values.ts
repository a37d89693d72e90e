import type { ReplayCall } from '../../admin/recording/replay-session.ts'

/** A token or an id: a word of letters and digits, long enough not to be a word of a language. */
const ISSUED = /^(?=[\w-]*\d)[\w-]{8,}$/
const MAX_LEVELS = 30

/** Learns which tokens and ids of a recorded mock are which ones of another mock, from responses to the same calls. */
export function createIssuedValues() {
  const known = new Map<string, string>()
  const replace = (text: string) => text.replaceAll(/[\w-]{8,}/g, (word) => known.get(word) ?? word)

  function compare(recorded: unknown, replayed: unknown, levels = MAX_LEVELS): void {
    if (typeof recorded === 'string' && typeof replayed === 'string') {
      if (recorded !== replayed && ISSUED.test(recorded) && ISSUED.test(replayed)) known.set(recorded, replayed)
    } else if (levels > 0 && isObject(recorded) && isObject(replayed)) {
      for (const [name, inner] of Object.entries(recorded))
        if (Object.hasOwn(replayed, name)) compare(inner, replayed[name], levels - 1)
    }
  }

  return {
    learn(recorded: string | undefined, replayed: string): void {
      compare(parse(recorded ?? ''), parse(replayed))
    },
    replaceIn: (call: ReplayCall): ReplayCall => ({
      ...call,
      path: replace(call.path),
      query: replace(call.query),
      headers: Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, replace(value)])),
      body: replace(call.body),
    }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
