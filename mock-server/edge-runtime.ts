import { readFile } from 'node:fs/promises'
import { Miniflare } from 'miniflare'
import { type EdgeBrands, SETTINGS, workerPaths } from './src/adapters/edge/deployment.ts'

export type EdgeOptions = {
  worker: string
  site?: string
  brands?: EdgeBrands
  port?: number
  /** Folder in which worlds outlive the runtime. Default: in memory only. */
  persistTo?: string
  vars?: Record<string, string>
  /** Rate limit per IP address and minute. Default: unlimited. */
  callsPerMinute?: number
  onOutput?: (line: string) => void
}
export type RunningEdge = { url: string; close(): Promise<void> }

/** Runs the edge adapter locally in the runtime of a deployment, without network access. */
export async function runEdge({
  worker,
  site,
  brands,
  port = 0,
  persistTo,
  vars = {},
  callsPerMinute,
  onOutput,
}: EdgeOptions): Promise<RunningEdge> {
  const { compatibilityDate, compatibilityFlags, object, assets, limiter } = SETTINGS
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port,
    // Otherwise Miniflare fetches its geolocation.
    cf: false,
    telemetry: { enabled: false },
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await readFile(worker, 'utf8') }],
    compatibilityDate,
    compatibilityFlags: [...compatibilityFlags],
    durableObjects: { [object.binding]: { className: object.className, useSQLite: true } },
    ...(persistTo && { durableObjectsPersist: persistTo }),
    ...(site && {
      assets: {
        directory: site,
        binding: assets.binding,
        assetConfig: assets.handling,
        routerConfig: { has_user_worker: true, static_routing: { user_worker: workerPaths(brands) } },
      },
    }),
    bindings: { ...vars, ...(brands && { BRANDS: JSON.stringify(brands) }) },
    ...(callsPerMinute && {
      ratelimits: { [limiter]: { namespace_id: '1', simple: { limit: callsPerMinute, period: 60 } } },
    }),
    handleRuntimeStdio: (...streams: NodeJS.ReadableStream[]) =>
      streams.forEach((stream) => readLines(stream, onOutput)),
  })
  const url = (await runtime.ready).href.replace(/\/$/, '')
  return { url, close: () => runtime.dispose() }
}

function readLines(stream: NodeJS.ReadableStream, onLine: EdgeOptions['onOutput']) {
  let rest = ''
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n')
    rest = lines.pop()!
    for (const line of lines) onLine?.(line)
  })
}
