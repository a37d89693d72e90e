import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { readTarget } from '@longan/mock-server/request-target'
import { refuseTarget } from './refuse-target.ts'

type Listener = (request: IncomingMessage, ...rest: unknown[]) => void

/**
 * Puts itself before everything that listens on `server`: what stands there (Vite) ends the process on a target it cannot parse.
 * Call it when all of them listen.
 */
export function readableOnly(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>) {
  guard('request', (response) => refuseTarget(response as ServerResponse))
  guard('upgrade', (socket) => (socket as Duplex).destroy())

  function guard(event: 'request' | 'upgrade', refuse: (answer: unknown) => void) {
    const listeners = server.listeners(event) as Listener[]
    if (listeners.length === 0) return
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, ...rest: unknown[]) => {
      if (!readTarget(request.url)) return refuse(rest[0])
      for (const listener of listeners) listener.call(server, request, ...rest)
    })
  }
}
