/** A call that the page starts before the app is loaded, with placeholders such as `__language__`. */
export type PreloadCall = { url: string; headers: Record<string, string> }

export type PreloadCalls = Record<'guest' | 'member', Record<string, PreloadCall[]>>

/** The query of a search. The placeholder stands for the searched text, here and in the call. */
export const SEARCH_QUERY = '?q=__q__'

/** `host`: that of the page; `q`: the text of a search. */
export type PreloadParameters = Record<'language' | 'token', string> & Partial<Record<'host' | 'q', string>>

export type PreloadedReply = { headers: Record<string, string>; at: number; reply: Promise<Response> }

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

/** Returns the preloaded responses of the calls whose URL contains `part`. A reader clones the response, which the app reads later. */
export const repliesTo = (part: string): Promise<Response>[] =>
  Object.entries(page.preloadedReplies ?? {})
    .filter(([url]) => url.includes(part))
    .map(([, { reply }]) => reply)

/** Returns the preloaded response of this call, once. If the call is aborted, the next one can use it. */
export function takePreloaded({ url, method, headers, signal }: Request): PreloadedReply | undefined {
  const replies = page.preloadedReplies
  const preloaded = replies?.[url]
  if (!preloaded || method !== 'GET') return undefined
  if (Object.entries(preloaded.headers).some(([name, text]) => headers.get(name) !== text)) return undefined
  delete replies[url]
  signal.addEventListener('abort', () => (replies[url] = preloaded))
  return { ...preloaded, reply: preloaded.reply.then((reply) => reply.clone()) }
}
