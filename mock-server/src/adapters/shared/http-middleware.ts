import type { IncomingMessage, ServerResponse } from 'node:http'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { WORLD_NAME } from '../../kernel/world/limits.ts'
import { worldNameOf, type AdapterMock } from '../../serve.ts'
import { isSafe } from '../drift/safe-operations.ts'
import { type AccessLog, toLoggedTarget } from './access-log.ts'
import { createMetrics } from './metrics.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'

/** Limits of a shared mock; an undefined limit does not apply. */
type LimitOptions = {
  /** Maximum number of commands (calls that may change something) of a world per second, on average; bursts may be twice as large. */
  commandsPerSecond?: number | undefined
  /** Maximum number of worlds that one address may create: a request to an unused name creates one. */
  worldsPerAddress?: number | undefined
}
type LimitedRequest = { address: string; world: string; isCommand: boolean }
type LimitContext = { names(): string[]; now(): number }

/** Above this number of worlds, the buckets of idle worlds are removed. */
const MAX_BUCKETS = 10_000

/** Refuses requests over a limit with 429, before they have an effect. */
export function createLimits({ commandsPerSecond, worldsPerAddress }: LimitOptions, context: LimitContext) {
  const refusals = { commands: 0, worlds: 0 }
  const takesCommand = commandsPerSecond === undefined ? undefined : createRateLimit(commandsPerSecond, context.now)
  const takesWorld = worldsPerAddress === undefined ? undefined : createWorldLimit(worldsPerAddress, context.names)
  return {
    demand({ address, world, isCommand }: LimitedRequest): void {
      if (takesWorld && !takesWorld(address, world)) {
        refusals.worlds++
        throw tooManyRequests(
          `This address has created ${worldsPerAddress} worlds: use one of them, or remove one`,
          'x-mock-world',
        )
      }
      if (!isCommand || !takesCommand || takesCommand(world)) return
      refusals.commands++
      throw tooManyRequests(
        `The world "${world}" accepts ${commandsPerSecond} commands per second: wait a second`,
        'commands',
      )
    },
    refusals: () => refusals,
  }
}

const tooManyRequests = (reason: string, field: string) =>
  new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field, reason })

function createRateLimit(perSecond: number, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>()
  const max = perSecond * 2
  const leftIn = ({ left, at }: { left: number; at: number }) => Math.min(max, left + ((now() - at) / 1000) * perSecond)

  function forgetFull() {
    for (const [world, bucket] of buckets) if (leftIn(bucket) >= max) buckets.delete(world)
  }

  return (world: string): boolean => {
    const bucket = buckets.get(world)
    const left = bucket ? leftIn(bucket) : max
    if (left < 1) return false
    buckets.set(world, { left: left - 1, at: now() })
    if (buckets.size > MAX_BUCKETS) forgetFull()
    return true
  }
}

/** The worlds that each address has created. Earlier worlds and removed worlds do not count. */
function createWorldLimit(max: number, names: () => string[]) {
  let known = new Set(names())
  const createdBy = new Map<string, Set<string>>()

  function refresh(address: string) {
    known = new Set(names())
    const still = [...(createdBy.get(address) ?? [])].filter((name) => known.has(name))
    createdBy.set(address, new Set(still))
  }

  return (address: string, world: string): boolean => {
    if (known.has(world)) return true
    if ((createdBy.get(address)?.size ?? 0) >= max) refresh(address)
    const own = createdBy.get(address) ?? new Set()
    if (!known.has(world) && own.size >= max) return false
    createdBy.set(address, own.add(world))
    known.add(world)
    return true
  }
}

export type MiddlewareOptions = {
  limits?: LimitOptions | undefined
  accessLog?: AccessLog | undefined
  written?: (() => { bytes: number; rows: number }) | undefined
}

export function createHttpMiddleware({ worlds }: AdapterMock, { limits = {}, accessLog, written }: MiddlewareOptions) {
  const isLimited = limits.commandsPerSecond !== undefined || limits.worldsPerAddress !== undefined
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
      // The address is unknown after the end.
      const address = accessLog && (incoming.socket.remoteAddress ?? '')
      outgoing.on('close', () => {
        const ms = performance.now() - begun
        observe(outgoing.statusCode, ms / 1000)
        accessLog?.write({
          ...aboutOf(incoming),
          address: address!,
          status: outgoing.statusCode,
          ms: Number(ms.toFixed(1)),
        })
      })
    },
    /** Refuses a call of the gateway that is too much; who may control worlds may make as many as they want. */
    demand({ method, headers, socket }: IncomingMessage, path: string) {
      if (!isLimited || path.startsWith('/__admin')) return
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

function aboutOf({ method = '', url = '', headers }: IncomingMessage) {
  const header = (name: string) => headers[name]?.toString()
  const name = worldNameOf({ header })
  const world = WORLD_NAME.test(name) ? name : 'unknown'
  return { at: new Date().toISOString(), world, method, what: toLoggedTarget(method, url.split('?')[0]!) }
}
