import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Panel, servePanelLink } from './panel-link.ts'
import { isAdminAuthorized, sendForbidden } from './admin-auth.ts'
import { streamEvents, wantsEventStream } from './shared/event-stream.ts'
import { serveDocs } from './docs.ts'
import { serveStartPage } from './start-page.ts'
import { toFailure } from '../kernel/http/failure.ts'
import { secretsFor } from './secrets.ts'
import { serveFile, wantsFile } from './files.ts'
import { readTarget, crossOrigin, preflightHeaders } from './request-target.ts'
import { createMockServer, type MockServer, type MockServerOptions, createWorldCache } from '../mock-server.ts'
import type { AdapterMock } from '../serve.ts'
import { createHttpMiddleware, type MiddlewareOptions } from './shared/http-middleware.ts'
import type { McpOptions } from './mcp/mcp-context.ts'
import type { NodeStore } from './store/node-store.ts'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply, Call } from '../kernel/http/http.ts'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { WorldStorage } from '../kernel/storage/world-storage.ts'
import { isMultipart } from '../kernel/http/multipart.ts'
import { maxBodyBytes } from '../kernel/http/operations.ts'

export { summarizeSnapshot } from '../admin/snapshot-summary.ts'
export { readRecording } from '../admin/recording/recording.ts'
export { readState, stateOfRecording } from '../admin/diff/read-state.ts'
export { describeDiff } from '../admin/diff/describe-diff.ts'
export { diffWorlds, unsharedTables } from '../admin/diff/world-diff.ts'
export { replayRecording } from '../admin/recording/replay-recording.ts'
export { proxyToGateway } from './proxy/proxy.ts'
export { isCurrent, storeVerified, readVerified } from './proxy/verified.ts'
export { openAccessLog } from './shared/access-log.ts'
export { openStore, StoreProblem } from './store/node-store.ts'
export { drift, driftTags, countSessionErrors } from './drift/drift.ts'
export { learn } from './learn/learn.ts'
export { startLearningProxy } from './learn/learning-proxy.ts'
export { proposeOverlay } from './learn/overlay.ts'
export { readGatewayDocument } from './docs.ts'
export { exportHar, readExportedHar } from './har/export-har.ts'
export { importHar } from './har/import-har.ts'
export { HarProblem } from './har/har-entries.ts'
/** The version of the OpenAPI document. */
export const documentVersion = openApiDocument.version
export { createMockServer, MAX_WORLDS } from '../mock-server.ts'
/** Serves the Model Context Protocol on standard input and output until the input ends. Returns false if the connection was closed before. */
export const serveMcpOnStdio = async (options: McpOptions): Promise<boolean> =>
  (await import('./mcp/stdio.ts')).serveMcpOnStdio(options)
export { scenarioNames } from '../scenarios/scenarios.ts'

export type NodeOptions = MiddlewareOptions & {
  /** The token that `X-Admin-Token` must contain to control worlds; without it, only this machine may. */
  adminToken?: string
  /** The OpenAPI document at `/__admin/docs`, if it is not the gaming gateway's. */
  description?: object
  /** The open event streams. A server that stops calls them first, or it would wait for their readers. */
  streams?: Set<() => void>
  /** The director's panel for other devices; its link gives control of worlds. */
  panel?: Panel
}
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

export type NodeMockOptions = MockServerOptions & {
  /** Storage that survives the process: `openStore(file)`. Without it worlds are in memory. */
  store?: NodeStore | undefined
}

/** A mock server for a process: time follows the process's clock, and what it has to say goes to standard error. */
export function createNodeMock({ store, ...options }: NodeMockOptions = {}): MockServer {
  return createMockServer({
    now: Date.now,
    persistence: createWorldCache({ storage: store?.storage ?? compressedStorage() }),
    log: (sentence) => void process.stderr.write(`${sentence}\n`),
    ...secretsFor(options),
    ...options,
  })
}

/** The HTTP adapter: a listener for `node:http`. Art and simulator pages are served as files. */
export function createNodeListener(
  mock: AdapterMock,
  { adminToken, panel, description, streams = new Set(), ...gate }: NodeOptions = {},
): NodeListener {
  const { watch, demand, serveMetrics } = createHttpMiddleware(mock, gate)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.method === 'OPTIONS') return answerPreflight(incoming, outgoing)
    const target = readTarget(incoming.url)
    if (!target) throw invalidField('path', 'is not a path')
    const { path, query } = target
    if (wantsFile(incoming, path) && (await serveFile(path, incoming, outgoing))) return
    if (path.startsWith('/__admin') && !isAdminAuthorized(incoming, adminToken, panel?.token))
      return sendForbidden(outgoing)
    if (servePanelLink(path, panel, outgoing)) return
    if (serveMetrics(path, outgoing)) return
    if (serveStartPage({ method: incoming.method, path }, outgoing, description)) return
    const docs = serveDocs(path, outgoing, description)
    if (docs) return docs
    if (path === MCP_PATH) return serveMcp(incoming, outgoing)
    if (wantsEventStream(incoming, path)) {
      const refused = await streamEvents(mock, { incoming, outgoing, target }, streams)
      return refused && send(incoming, outgoing, refused)
    }
    demand(incoming, path)
    const body = hasBody(incoming) ? await bodyOf(incoming, path) : ''
    const reply = await mock.handle(callOf(incoming, { path, query, body }))
    if (isPlain(reply)) return send(incoming, outgoing, reply)
    await sendReply(outgoing, reply, () => writeHead(incoming, outgoing, reply))
  }
  let mcp: ReturnType<typeof loadMcp> | undefined
  const loadMcp = async () => (await import('./mcp/http.ts')).createMcpListener(mock)
  const serveMcp = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const serve = await (mcp ??= loadMcp())
    await serve(incoming, outgoing, hasBody(incoming) ? await bodyOf(incoming, MCP_PATH) : '')
  }
  // A caller that hangs up half way must not take the process with it.
  return (incoming, outgoing) => {
    watch(incoming, outgoing)
    return answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
      send(incoming, outgoing, toFailure(error))
    })
  }
}

/** The Model Context Protocol over HTTP. */
const MCP_PATH = '/__admin/mcp'

const MINUTE = 60_000

export type Listening = {
  port: number
  url: string
  close(): Promise<void>
  /** Accepts no new connections, finishes open requests (two seconds at most) and closes. */
  finish(): Promise<void>
}
const GRACE_MS = 2000

/** Starts an HTTP server for `mock`. Fails with the system's error (EADDRINUSE ...) when it cannot listen. */
export function listen(
  mock: AdapterMock,
  { port = 0, host = '127.0.0.1', ...options }: NodeOptions & { port?: number; host?: string } = {},
) {
  const streams = new Set<() => void>()
  const answer = createNodeListener(mock, { ...options, streams })
  // A client that keeps its connections must not pick one up at the very moment it is closed, as after Node's five seconds.
  const server = createServer(
    { keepAliveTimeout: 120_000, optimizeEmptyRequests: true },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  return new Promise<Listening>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const bound = (server.address() as AddressInfo).port
      const evictionTimer = setInterval(mock.worlds.evictIdle, MINUTE).unref()
      const end = (grace: number) => {
        clearInterval(evictionTimer)
        for (const endStream of streams) endStream()
        return closeServer(server, grace)
      }
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
      resolve({ port: bound, url, close: () => end(0), finish: () => end(GRACE_MS) })
    })
  })
}

/** Ends when no client is connected; connections that remain after `grace` ms are closed. */
function closeServer(server: Server, grace: number) {
  return new Promise<void>((done) => {
    const cutOff = () => server.closeAllConnections()
    const late = grace > 0 ? setTimeout(cutOff, grace) : undefined
    server.close(() => {
      clearTimeout(late)
      done()
    })
    if (late) server.closeIdleConnections()
    else cutOff()
  })
}

async function sendReply(outgoing: ServerResponse, reply: Reply, head: () => void): Promise<void> {
  if (reply.latencyMs) await sleep(reply.latencyMs)
  if (reply.connectionReset) return void outgoing.socket?.destroy()
  // The caller waits until it has enough, and hangs up.
  if (reply.noResponse) return
  head()
  if (!reply.firstByteMs && !reply.truncatedBody) return void outgoing.end(reply.body)
  outgoing.flushHeaders()
  if (reply.firstByteMs) await sleep(reply.firstByteMs)
  if (!reply.truncatedBody) return void outgoing.end(reply.body)
  outgoing.write(halfOf(reply.body), () => outgoing.socket?.destroy())
}

/** True for a reply without faults. */
const isPlain = (reply: Reply) =>
  !reply.latencyMs && !reply.firstByteMs && !reply.connectionReset && !reply.noResponse && !reply.truncatedBody

const halfOf = (body: string) => body.slice(0, Math.ceil(body.length / 2))

/** In-memory storage for many worlds: a new world takes less than 3 kB, one with history about a tenth of its text. */
export function compressedStorage(): WorldStorage {
  const packed = new Map<string, Uint8Array>()
  return {
    get(name) {
      const bytes = packed.get(name)
      return bytes && inflateRawSync(bytes).toString('utf8')
    },
    // zlib returns a view into a large buffer: copying it releases the rest.
    set: (name, text) => packed.set(name, Uint8Array.from(deflateRawSync(text))),
    delete: (name) => packed.delete(name),
    keys: () => packed.keys(),
    get size() {
      return packed.size
    },
  }
}

const callOf = (incoming: IncomingMessage, rest: Pick<Call, 'path' | 'query' | 'body'>): Call => ({
  method: incoming.method ?? 'GET',
  header: (name) => incoming.headers[name]?.toString(),
  ...rest,
})

const hasBody = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD'

/** Reads slightly more than the kernel accepts, so that the kernel can refuse it before the end arrives; the rest is discarded. */
async function bodyOf(incoming: IncomingMessage, path: string): Promise<string> {
  const isBinary = isMultipart(incoming.headers['content-type'])
  const max = maxBodyBytes(incoming.method ?? '', path, isBinary)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > max) break
  }
  // A client that still sends would otherwise never read the response.
  incoming.resume()
  return Buffer.concat(chunks).toString(isBinary ? 'latin1' : 'utf8')
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, reply: Reply) {
  writeHead(incoming, outgoing, reply)
  outgoing.end(reply.body)
}

function writeHead(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: Reply) {
  const { origin } = incoming.headers
  outgoing.writeHead(status, {
    ...headers,
    ...(origin && crossOrigin(origin)),
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  })
}

function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse) {
  outgoing.writeHead(204, preflightHeaders(headers.origin, headers['access-control-request-headers']))
  outgoing.end()
}
