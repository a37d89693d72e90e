import type { RequestListener } from 'node:http'

/** Answers with the listener of the request's host name; other hosts get the fallback. */
export function listenByHost(byHost: ReadonlyMap<string, RequestListener>, fallback: RequestListener): RequestListener {
  return (request, response) => (byHost.get(hostNameOf(request.headers.host)) ?? fallback)(request, response)
}

const hostNameOf = (host = '') => host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
