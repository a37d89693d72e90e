import { worldNameOf } from '../../serve.ts'
import { toFailure } from '../../kernel/failure.ts'
import type { Reply } from '../../kernel/http.ts'
import { maxBodyBytes } from '../../kernel/operations.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import { crossOrigin, preflightHeaders } from '../cross-origin.ts'
import { isMockPath } from '../request-target.ts'
import { refusedControl } from '../admin-auth.ts'
import { sendReplyAtEdge } from './send-edge-reply.ts'
import { type EdgeEnv, stubOf } from './edge-env.ts'
import { mayControlAtEdge } from './edge-admin-auth.ts'
import { isRemoval, type SentCall } from './call-codec.ts'
import { answerSite } from './site-files.ts'

/**
 * Answers whatever is asked of the deployment: a call of the gateway by the object of its world, everything else by the files of the site. Files
 * that are there are answered before this is asked at all.
 */
export async function answerAtEdge(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname } = new URL(request.url)
  const origin = request.headers.get('origin') ?? undefined
  const acted = ({ headers, ...reply }: Reply) =>
    sendReplyAtEdge({ ...reply, headers: { ...headers, ...crossOrigin(origin), 'x-content-type-options': 'nosniff' } })
  if (request.method === 'OPTIONS') {
    const wanted = request.headers.get('access-control-request-headers') ?? undefined
    return new Response(null, { status: 204, headers: preflightHeaders(origin, wanted) })
  }
  try {
    if (!isMockPath(pathname)) return await answerSite(request, env)
    return await acted(await replyTo(request, env))
  } catch (error) {
    return acted(toFailure(error))
  }
}

async function replyTo(request: Request, env: EdgeEnv): Promise<Reply> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/__admin') && !mayControlAtEdge(request, env.ADMIN_TOKEN)) return refusedControl
  if (!pathname.startsWith('/__admin')) await demandFew(request, env)
  const sent = await sentCallOf(request)
  // An object is found by any name; a world has one of these only.
  if (!/^[\w.-]{1,80}$/.test(sent.world)) throw invalidField('x-mock-world', 'is not a valid name')
  return stubOf(env, sent.world).handle(sent)
}

/** Worlds are made by asking, and each costs something. */
async function demandFew({ headers }: Request, { CALLS }: EdgeEnv) {
  const key = headers.get('cf-connecting-ip') ?? 'somebody'
  if (!CALLS || (await CALLS.limit({ key })).success) return
  const reason = 'This address has made too many calls in a minute: wait a minute'
  throw new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field: 'calls', reason })
}

async function sentCallOf(request: Request): Promise<SentCall> {
  const { method, url } = request
  const { pathname: path, search } = new URL(url)
  const most = maxBodyBytes(method, path)
  const body = method === 'GET' || method === 'HEAD' ? '' : (await request.text()).slice(0, most + 1)
  const headers = Object.fromEntries(request.headers)
  const named = worldNameOf({ header: (name) => headers[name] })
  return { world: isRemoval({ method, path }) ? removedBy(body, named) : named, method, path, search, headers, body }
}

/** A world is removed by its own object, whichever object received the request. */
function removedBy(body: string, otherwise: string): string {
  try {
    const { name } = JSON.parse(body) as { name?: unknown }
    return typeof name === 'string' ? name : otherwise
  } catch {
    return otherwise
  }
}
