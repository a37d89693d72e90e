import { invalidField, Refusal } from '../../kernel/refusal.ts'
import { ASKED_HERE, DEMO, RETENTION_DAYS, WAY_IN } from './deployment.ts'
import type { EdgeEnv } from './edge-env.ts'

/** A file of the site, or the page that shows the address. The demo's pages lie in a folder: a cookie says whose a visitor sees. */
export async function answerSite(request: Request, { ASSETS }: EdgeEnv): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  if (pathname === WAY_IN) return changed(searchParams.has('leave'))
  if (!/^(GET|HEAD)$/.test(request.method))
    throw invalidField('method', `must be GET: ${pathname} is a file of the site`)
  const cookie = request.headers.get('cookie') ?? ''
  const isDemo = /(?:^|;\s*)site=demo(?:;|$)/.test(cookie)
  const fileAt = (path: string) =>
    ASSETS.fetch(new Request(origin + (isDemo && isPageOrItsOwn(path) ? DEMO : '') + path, request))
  // Some pages are called like files: they are the app's, and begin as home does.
  const file = await fileAt(/^\/(?:m\/)?\w+\.html$/.test(pathname) ? '/' : pathname)
  const isPage = !/\.\w+$/.test(pathname)
  const found = file.status === 404 && isPage ? await fileAt('/') : file
  if (found.status === 404)
    throw new Refusal(404, 'request_param_err', `There is neither a file nor a call ${pathname}`, {
      field: 'path',
      reason: 'is not there',
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

const isPageOrItsOwn = (path: string) => ASKED_HERE.includes(path) || path.startsWith('/m/')

/** The browser forgets what the one before has stored, its worker above all. */
const changed = (isLeft: boolean) =>
  new Response(null, {
    status: 303,
    headers: {
      location: '/',
      'set-cookie': `site=demo; Path=/; SameSite=Lax${isLeft ? '; Max-Age=0' : ''}`,
      'clear-site-data': '"cache", "storage"',
      'cache-control': 'no-store',
    },
  })
