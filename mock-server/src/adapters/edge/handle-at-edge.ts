import { worldNameOf } from '../../serve.ts'
import { toFailure } from '../../kernel/http/failure.ts'
import type { Reply } from '../../kernel/http/http.ts'
import { readBody } from '../../kernel/http/read-body.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { crossOrigin, preflightHeaders } from '../cross-origin.ts'
import { isMockPath } from '../request-target.ts'
import { forbiddenReply } from '../admin-auth.ts'
import { sendReplyAtEdge } from './send-edge-reply.ts'
import { type EdgeEnv, stubOf } from './edge-env.ts'
import { isEdgeAdminAuthorized } from './edge-admin-auth.ts'
import { networkOf } from './new-worlds.ts'
import { isRemoval, type SerializedCall } from './call-codec.ts'
import { serveSite } from './site-files.ts'

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
  // An object is found by any name; a world has one of these only.
  if (!/^[\w.-]{1,80}$/.test(sent.world)) throw invalidField('x-mock-world', 'is not a valid name')
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
    world: isRemoval({ method, path }) ? findRemovedWorld(body, named) : named,
    method,
    path,
    search,
    headers,
    body,
  }
}

/** A world is removed by its own object, whichever object received the request. */
function findRemovedWorld(body: string, otherwise: string): string {
  try {
    const { name } = JSON.parse(body) as { name?: unknown }
    return typeof name === 'string' ? name : otherwise
  } catch {
    return otherwise
  }
}
