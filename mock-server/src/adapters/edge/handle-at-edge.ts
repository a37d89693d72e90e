import { worldNameOf } from '../../serve.ts'
import { toFailure } from '../../kernel/http/failure.ts'
import type { Reply } from '../../kernel/http/http.ts'
import { readBody } from '../../kernel/http/read-body.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { crossOrigin, preflightHeaders, isMockPath } from '../request-target.ts'
import { forbiddenReply, isLoopbackHost, isSame } from '../admin-auth.ts'
import { brandOf, type EdgeEnv, stubOf } from './edge-env.ts'
import { WORLD_NAME } from '../../kernel/world/limits.ts'
import { networkOf } from './new-worlds.ts'
import { removedWorldOf, type SerializedCall } from './call-codec.ts'
import { BRANDS_FOLDER, WORKER_PATHS, DEMO_FOLDER, RETENTION_DAYS, DEMO_PATH } from './deployment.ts'

/**
 * Handles a request to the deployment: gateway calls go to the object of their world, everything else to the files of the site. The
 * platform serves existing files before this function is called.
 */
export async function handleAtEdge(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname } = new URL(request.url)
  const origin = request.headers.get('origin') ?? undefined
  const send = ({ headers, ...reply }: Reply) =>
    sendReplyAtEdge({ ...reply, headers: { ...headers, ...crossOrigin(origin), 'x-content-type-options': 'nosniff' } })
  if (request.method === 'OPTIONS') {
    const wanted = request.headers.get('access-control-request-headers') ?? undefined
    return new Response(null, { status: 204, headers: preflightHeaders(origin, wanted) })
  }
  try {
    if (!isMockPath(pathname)) return await serveSite(request, env)
    return await send(await replyTo(request, env))
  } catch (error) {
    return send(toFailure(error))
  }
}

async function replyTo(request: Request, env: EdgeEnv): Promise<Reply> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/__admin') && !isEdgeAdminAuthorized(request, env.ADMIN_TOKEN)) return forbiddenReply
  if (!pathname.startsWith('/__admin')) await assertCallLimit(request, env)
  const sent = await toSerializedCall(request)
  // An object is found by any name.
  if (!WORLD_NAME.test(sent.world)) throw invalidField('x-mock-world', 'is not a valid name')
  return stubOf(env, sent.world).handle(sent)
}

async function assertCallLimit({ headers }: Request, { CALLS }: EdgeEnv) {
  const key = networkOf(headers.get('cf-connecting-ip') ?? undefined)
  if (!CALLS || (await CALLS.limit({ key })).success) return
  const reason = 'This address has made too many calls in a minute: wait a minute'
  throw new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field: 'calls', reason })
}

async function toSerializedCall(request: Request): Promise<SerializedCall> {
  const { method, url } = request
  const { pathname: path, search } = new URL(url)
  const body = await readBody(request)
  const headers = Object.fromEntries(request.headers)
  const named = worldNameOf({ header: (name) => headers[name] })
  return {
    // A world is removed by its own object, whichever object received the request.
    world: removedWorldOf({ method, path, body }) ?? named,
    method,
    path,
    search,
    headers,
    body,
  }
}

/**
 * Returns true if a caller may use the control API of a deployment: with its token. Without a token, only requests to a runtime on the own
 * machine may.
 */
function isEdgeAdminAuthorized({ url, headers }: Request, adminToken: string | undefined): boolean {
  if (adminToken) return isSame(headers.get('x-admin-token') ?? '', adminToken)
  const origin = headers.get('origin')?.replace(/^https?:\/\//, '')
  return isLoopbackHost(new URL(url).host) && (origin === undefined || isLoopbackHost(origin))
}

/** The longest wait, ms; the runtime ends a call earlier if it waits for nothing at all. */
const MAX_WAIT = 15 * 60_000

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * Sends a reply with the delays and damages of its fault. It runs outside the world's object, which can be suspended meanwhile. A worker
 * cannot reset a connection, so a truncated response has fewer bytes than its announced length.
 */
async function sendReplyAtEdge(reply: Reply): Promise<Response> {
  const { status, headers, body } = reply
  if (reply.latencyMs) await wait(reply.latencyMs)
  if (reply.noResponse) await wait(MAX_WAIT)
  const isPlain = !reply.firstByteMs && !reply.truncatedBody && !reply.connectionReset
  if (isPlain) return new Response(status === 204 ? null : body, { status, headers })
  // A compressed body has no length, so a client would not notice that it ends early.
  return new Response(createFaultyStream(reply), { status, headers: { ...headers, 'content-encoding': 'identity' } })
}

function createFaultyStream({ body, firstByteMs = 0, truncatedBody, connectionReset }: Reply) {
  const bytes = new TextEncoder().encode(body)
  const part = connectionReset ? 0 : truncatedBody ? Math.ceil(bytes.length / 2) : bytes.length
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length))
  const writer = writable.getWriter()
  const act = async () => {
    await wait(firstByteMs)
    if (part > 0) await writer.write(bytes.subarray(0, part))
    if (truncatedBody || connectionReset) await writer.abort(new Error('A fault of the mock aborted the response'))
    else await writer.close()
  }
  // The client may have closed the connection.
  act().catch(() => undefined)
  return readable
}

/**
 * Serves a file of the site, or the app's page for an address. The host selects the brand and a cookie the demo; their pages are in their own
 * folders.
 */
async function serveSite(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname, searchParams, origin, host } = new URL(request.url)
  if (pathname === DEMO_PATH) return switchSite(searchParams.has('leave'))
  if (!/^(GET|HEAD)$/.test(request.method))
    throw invalidField('method', `must be GET: ${pathname} is a file of the site`)
  const cookie = request.headers.get('cookie') ?? ''
  const isDemo = /(?:^|;\s*)site=demo(?:;|$)/.test(cookie)
  const brand = brandOf(env, host)
  // The worker gets the paths that a brand has for itself, and those without a file.
  const root = origin + (brand ? `${BRANDS_FOLDER}/${brand.id}` : '')
  const fileAt = (path: string) =>
    env.ASSETS.fetch(new Request(root + (isDemo && hasDemoVersion(path) ? DEMO_FOLDER : '') + path, request))
  // Some pages are called like files: they are the app's, and begin as home does.
  const file = await fileAt(/^\/(?:m\/)?\w+\.html$/.test(pathname) ? '/' : pathname)
  const isPage = !/\.\w+$/.test(pathname)
  const found = file.status === 404 && isPage ? await fileAt('/') : file
  if (found.status === 404)
    throw new Refusal(404, 'request_param_err', `There is neither a file nor a call ${pathname}`, {
      field: 'path',
      reason: 'does not exist',
    })
  return isPage && !isDemo ? withOwnWorld(found, cookie) : found
}

/** A new visitor gets a world of their own: one world for all would be one object. Others keep theirs. */
function withOwnWorld(page: Response, cookie: string) {
  const known = /(?:^|;\s*)mock_world=([^;]*)/.exec(cookie)?.[1]
  if (known !== undefined && !known.startsWith('v-')) return page
  const headers = new Headers(page.headers)
  const name = known ?? `v-${crypto.randomUUID()}`
  headers.append('set-cookie', `mock_world=${name}; Path=/; SameSite=Lax; Max-Age=${RETENTION_DAYS * 86_400}`)
  return new Response(page.body, { status: page.status, headers })
}

const hasDemoVersion = (path: string) => WORKER_PATHS.includes(path) || path.startsWith('/m/')

/** Switches between app and demo, and clears the browser's data of the other one, above all its worker. */
const switchSite = (isLeft: boolean) =>
  new Response(null, {
    status: 303,
    headers: {
      location: '/',
      'set-cookie': `site=demo; Path=/; SameSite=Lax${isLeft ? '; Max-Age=0' : ''}`,
      'clear-site-data': '"cache", "storage"',
      'cache-control': 'no-store',
    },
  })
