import type { IncomingMessage, ServerResponse } from 'node:http'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { worldNameOf } from '../../serve.ts'
import { isSafe } from '../drift/safe-operations.ts'
import type { AdapterMock } from '../../serve.ts'
import { type AccessLog, toLoggedTarget } from './access-log.ts'
import { createLimits, type LimitOptions } from './limits.ts'
import { createMetrics } from './metrics.ts'

export type MiddlewareOptions = {
  limits?: LimitOptions | undefined
  accessLog?: AccessLog | undefined
  written?: (() => { bytes: number; rows: number }) | undefined
}

export function createHttpMiddleware({ worlds }: AdapterMock, { limits = {}, accessLog, written }: MiddlewareOptions) {
  const { demand, refusals } = createLimits(limits, { names: worlds.names, now: () => performance.now() })
  const gauge = (about: string, value: number) => ({ about, type: 'gauge' as const, value })
  const counter = (about: string, value: number) => ({ about, type: 'counter' as const, value })
  const { observe, text } = createMetrics(() => ({
    longan_worlds: gauge('Worlds that are kept, awake or asleep', worlds.names().length),
    longan_refused_commands_total: counter('Commands beyond what a world takes in a second', refusals().commands),
    longan_refused_worlds_total: counter('Worlds beyond what an address may make', refusals().worlds),
    longan_resident_bytes: gauge('Memory of the process', process.memoryUsage.rss()),
    ...(written && {
      longan_store_written_bytes_total: counter('Bytes written to the store, compressed', written().bytes),
      longan_store_written_rows_total: counter('Rows written to the store', written().rows),
    }),
  }))

  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse) {
      const begun = performance.now()
      const address = incoming.socket.remoteAddress ?? ''
      outgoing.once('close', () => {
        const ms = performance.now() - begun
        observe(outgoing.statusCode, ms / 1000)
        accessLog?.write({ ...aboutOf(incoming), address, status: outgoing.statusCode, ms: Number(ms.toFixed(1)) })
      })
    },
    /** Refuses a call of the gateway that is too much; who may control worlds may make as many as they want. */
    demand({ method, headers, socket }: IncomingMessage, path: string) {
      if (path.startsWith('/__admin')) return
      const isCommand = acts(method, path)
      const world = worldNameOf({ header: (name) => headers[name]?.toString() })
      demand({ address: socket.remoteAddress ?? '', world, isCommand })
    },
    serveMetrics(path: string, outgoing: ServerResponse): boolean {
      if (path !== '/__admin/metrics') return false
      outgoing.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text())
      return true
    },
  }
}

/** A GET of the gateway may do something too (`launchGame`); what no operation answers does nothing. */
function acts(method = '', path: string): boolean {
  if (method !== 'GET') return method !== 'HEAD'
  const operation = questions.get(path)
  return operation !== undefined && !isSafe(operation)
}
const questions = new Map(
  openApiDocument.operations.filter((one) => one.method === 'GET').map((one) => [one.path, one]),
)

const WORLD_NAME = /^[\w.-]{1,80}$/

function aboutOf({ method = '', url = '', headers }: IncomingMessage) {
  const header = (name: string) => headers[name]?.toString()
  const name = worldNameOf({ header })
  const world = WORLD_NAME.test(name) ? name : 'unknown'
  return { at: new Date().toISOString(), world, method, what: toLoggedTarget(method, url.split('?')[0]!) }
}
