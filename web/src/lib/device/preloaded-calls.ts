/** A call that the page starts before the app is loaded, with placeholders such as `__language__`. */
export type PreloadCall = { url: string; headers: Record<string, string> }

export type PreloadCalls = Record<'guest' | 'member', Record<string, PreloadCall[]>>

/** The query of a search. The placeholder stands for the searched text, here and in the call. */
export const SEARCH_QUERY = '?q=__q__'

/** `host`: that of the page; `q`: the text of a search. */
export type PreloadParameters = Record<'language' | 'token', string> & Partial<Record<'host' | 'q', string>>

export type PreloadedReply = {
  headers: Record<string, string>
  at: number
  reply: Promise<Response>
  isTaken?: boolean
}

const page = globalThis as { preloadedReplies?: Record<string, PreloadedReply> }

export function fillParameters({ url, headers }: PreloadCall, parameters: PreloadParameters): PreloadCall {
  const fill = (text: string, encode: (value: string) => string = String) =>
    text.replace(/__(language|host|token|q)__/g, (_, name: keyof PreloadParameters) => encode(parameters[name] ?? ''))
  return {
    url: fill(url, encodeURIComponent),
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text)])),
  }
}

export function startPreload({ url, headers }: PreloadCall): Promise<Response> {
  const reply = fetch(url, { headers, cache: headers['authorization'] ? 'no-store' : 'default' })
  // The app handles the error; until then it must not be reported as unhandled.
  reply.catch(() => undefined)
  const replies = (page.preloadedReplies ??= {})
  replies[new URL(url, location.href).href] = { headers, at: Date.now(), reply }
  return reply
}

/** Returns the preloaded response of the call whose URL contains `part`. A reader clones it: the app reads it, too. */
export const replyTo = (part: string) =>
  Object.entries(page.preloadedReplies ?? {}).find(([url]) => url.includes(part))?.[1].reply

/** Returns the value of the preloaded call whose URL contains `part`. */
export async function preloadedValue<Value>(part: string): Promise<Value> {
  return ((await (await replyTo(part))!.clone().json()) as { value: Value }).value
}

/** Returns the preloaded response of this call, once. If the call is aborted, the next one can use it. */
export function takePreloaded({ url, method, headers, signal }: Request): PreloadedReply | undefined {
  const preloaded = page.preloadedReplies?.[url]
  if (!preloaded || preloaded.isTaken || method !== 'GET') return undefined
  if (Object.entries(preloaded.headers).some(([name, text]) => headers.get(name) !== text)) return undefined
  // The scripts of the page may still read it.
  preloaded.isTaken = true
  signal.addEventListener('abort', () => (preloaded.isTaken = false))
  return { ...preloaded, reply: preloaded.reply.then((reply) => reply.clone()) }
}
