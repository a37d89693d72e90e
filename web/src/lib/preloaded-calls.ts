/** A call that the page begins before the app is there, its facts still to be filled in: `__language__`. */
export type PreloadCall = { url: string; headers: Record<string, string> }

/** The calls that pages begin early, by who visits and at which address. */
export type PreloadCalls = Record<'guest' | 'member', Record<string, PreloadCall[]>>

/** What only the visit knows of an early call. */
export type PreloadParameters = Record<'language' | 'host' | 'token', string>

/** A call under way: what it said, when it began, what comes back. */
export type PreloadedReply = { headers: Record<string, string>; at: number; reply: Promise<Response> }

/** Where the page keeps the calls under way, by their address. */
const page = globalThis as { earlyReplies?: Record<string, PreloadedReply> }

const fillText = (text: string, fact: (name: keyof PreloadParameters) => string) =>
  text.replace(/__(language|host|token)__/g, (_, name: keyof PreloadParameters) => fact(name))

/** A recorded call with the facts of this visit. */
export function fillParameters({ url, headers }: PreloadCall, facts: PreloadParameters): PreloadCall {
  return {
    url: fillText(url, (name) => encodeURIComponent(facts[name])),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name, fillText(text, (fact) => facts[fact])]),
    ),
  }
}

/** Begins a call and leaves its reply for whoever makes the same call later. */
export function startPreload({ url, headers }: PreloadCall): Promise<Response> {
  const reply = fetch(url, { headers })
  // Whoever takes it hears of a failure; until then nobody has to.
  reply.catch(() => undefined)
  const waiting = (page.earlyReplies ??= {})
  waiting[new URL(url, location.href).href] = { headers, at: Date.now(), reply }
  return reply
}

/** The reply to this very call if it was begun early: once. Who gives it up before it is there leaves it to the next. */
export function takePreloaded({ url, method, headers, signal }: Request): PreloadedReply | undefined {
  const waiting = page.earlyReplies
  const early = waiting?.[url]
  if (!early || method !== 'GET') return undefined
  if (Object.entries(early.headers).some(([name, text]) => headers.get(name) !== text)) return undefined
  delete waiting[url]
  signal.addEventListener('abort', () => (waiting[url] = early))
  return { ...early, reply: early.reply.then((reply) => reply.clone()) }
}
