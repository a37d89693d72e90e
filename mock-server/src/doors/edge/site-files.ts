import { badField, Refusal } from '../../kernel/refusal.ts'
import { ASKED_HERE, DEMO, WAY_IN } from './deployment.ts'
import type { EdgeEnv } from './edge-env.ts'

/** A file of the site, or the page that shows the address. The demo's pages lie in a folder: a cookie says whose a visitor sees. */
export async function answerSite(request: Request, { ASSETS }: EdgeEnv): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  if (pathname === WAY_IN) return changed(searchParams.has('leave'))
  if (!/^(GET|HEAD)$/.test(request.method)) throw badField('method', `must be GET: ${pathname} is a file of the site`)
  const isDemo = /(?:^|;\s*)site=demo(?:;|$)/.test(request.headers.get('cookie') ?? '')
  const fileAt = (path: string) =>
    ASSETS.fetch(new Request(origin + (isDemo && isPageOrItsOwn(path) ? DEMO : '') + path, request))
  // Some pages are called like files: they are the app's, and begin as home does.
  const found = await fileAt(/^\/(?:m\/)?\w+\.html$/.test(pathname) ? '/' : pathname)
  if (found.status !== 404) return found
  if (!/\.\w+$/.test(pathname)) return fileAt('/')
  throw new Refusal(404, 'request_param_err', `There is neither a file nor a call ${pathname}`, {
    field: 'path',
    reason: 'is not there',
  })
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
