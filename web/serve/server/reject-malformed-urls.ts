import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { readTarget } from '@longan/mock-server/request-target'
import { sendBadRequest } from './send-bad-request.ts'

type Listener = (request: IncomingMessage, ...rest: unknown[]) => void

/** Wraps all listeners of `server`, because Vite's end the process on a URL it cannot parse. Call it after all of them are added. */
export function rejectMalformedUrls(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>) {
  wrapListeners('request', (response) => sendBadRequest(response as ServerResponse))
  wrapListeners('upgrade', (socket) => (socket as Duplex).destroy())

  function wrapListeners(event: 'request' | 'upgrade', refuse: (answer: unknown) => void) {
    const listeners = server.listeners(event) as Listener[]
    if (listeners.length === 0) return
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, ...rest: unknown[]) => {
      if (!readTarget(request.url)) return refuse(rest[0])
      for (const listener of listeners) listener.call(server, request, ...rest)
    })
  }
}
