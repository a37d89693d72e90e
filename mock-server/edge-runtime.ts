import { readFile } from 'node:fs/promises'
import { Miniflare } from 'miniflare'
import { ASKED_HERE, SETTINGS } from './src/adapters/edge/deployment.ts'

export type EdgeRun = {
  /** The built door: `dist/edge/worker.js`. */
  worker: string
  /** The folder of the site's files. */
  site?: string
  port?: number
  /** Where worlds outlive the runtime; without it they end with it. */
  kept?: string
  /** What is said to the deployment. */
  vars?: Record<string, string>
  /** Calls that an address may make in a minute; without it as many as it wants. */
  callsAMinute?: number
  /** Hears what the deployment prints, line by line. */
  hear?: (line: string) => void
}
export type RunningEdge = { url: string; close(): Promise<void> }

/** Runs the door in the runtime that a deployment has, on this machine alone: it asks nobody outside. */
export async function runEdge({
  worker,
  site,
  port = 0,
  kept,
  vars = {},
  callsAMinute,
  hear,
}: EdgeRun): Promise<RunningEdge> {
  const { compatibilityDate, compatibilityFlags, object, assets, limiter } = SETTINGS
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port,
    // Else it would ask where in the world it is.
    cf: false,
    telemetry: { enabled: false },
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await readFile(worker, 'utf8') }],
    compatibilityDate,
    compatibilityFlags: [...compatibilityFlags],
    durableObjects: { [object.binding]: { className: object.className, useSQLite: true } },
    ...(kept && { durableObjectsPersist: kept }),
    ...(site && {
      assets: {
        directory: site,
        binding: assets.binding,
        assetConfig: assets.handling,
        routerConfig: { has_user_worker: true, static_routing: { user_worker: [...ASKED_HERE] } },
      },
    }),
    bindings: vars,
    ...(callsAMinute && {
      ratelimits: { [limiter]: { namespace_id: '1', simple: { limit: callsAMinute, period: 60 } } },
    }),
    handleRuntimeStdio: (...streams: NodeJS.ReadableStream[]) => streams.forEach((stream) => readLines(stream, hear)),
  })
  const url = (await runtime.ready).href.replace(/\/$/, '')
  return { url, close: () => runtime.dispose() }
}

function readLines(stream: NodeJS.ReadableStream, hear: EdgeRun['hear']) {
  let rest = ''
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n')
    rest = lines.pop()!
    for (const line of lines) hear?.(line)
  })
}
