import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { WORKER_PATHS, DEMO_FOLDER, RETENTION_DAYS, DEMO_PATH } from './deployment.ts'
import type { EdgeEnv } from './edge-env.ts'

/** Serves a file of the site, or the app's page for an address. A cookie selects the demo, whose pages are in their own folder. */
export async function serveSite(request: Request, { ASSETS }: EdgeEnv): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  if (pathname === DEMO_PATH) return switchSite(searchParams.has('leave'))
  if (!/^(GET|HEAD)$/.test(request.method))
    throw invalidField('method', `must be GET: ${pathname} is a file of the site`)
  const cookie = request.headers.get('cookie') ?? ''
  const isDemo = /(?:^|;\s*)site=demo(?:;|$)/.test(cookie)
  const fileAt = (path: string) =>
    ASSETS.fetch(new Request(origin + (isDemo && hasDemoVersion(path) ? DEMO_FOLDER : '') + path, request))
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
