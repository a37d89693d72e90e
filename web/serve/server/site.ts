import type { RequestListener } from 'node:http'
import { headersOfFile } from '@longan/mock-server/frame-policy'
import { isMockPath, readTarget } from '@longan/mock-server/request-target'
import compression from 'compression'
import sirv from 'sirv'
import { headersOfAssets, headersOfFolder } from '../page/policy.ts'
import { sendBadRequest } from './send-bad-request.ts'

type Listener = (...call: Parameters<RequestListener>) => unknown

const FOREVER = 'public, max-age=31536000, immutable'
const compressed = compression() as unknown as (...args: [...Parameters<RequestListener>, () => void]) => void

type SiteOptions = { answer?: Listener; earlyHeaders?: (url: string | undefined) => Record<string, string> | undefined }

export function siteListener(folder: string, { answer, earlyHeaders }: SiteOptions = {}): RequestListener {
  const files = filesOf(folder)
  return (request, response) => {
    const target = readTarget(request.url)
    if (!target) return sendBadRequest(response)
    if (!answer || !isMockPath(target.path)) {
      for (const [name, text] of Object.entries(earlyHeaders?.(request.url) ?? {})) response.setHeader(name, text)
      return files(request, response)
    }
    compressed(request, response, () => void answer(request, response))
  }
}

/**
 * Serves the app's files; a prerendered page has its own (`/m/live` is in `/m/live.html`). Two paths of the app look like files, `/m/index.html` and
 * `/m/register.html`.
 */
function filesOf(folder: string): RequestListener {
  const site = headersOfFolder(folder)
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    single: true,
    dotfiles: false,
    setHeaders(response, path) {
      const isAsset = /^\/(?:assets|art)\//.test(path)
      response.setHeader('Cache-Control', isAsset ? FOREVER : 'no-cache')
      const own = isAsset ? headersOfAssets : site
      // In the static demo the mock's files are part of the folder: games are framed and have their own headers.
      for (const [name, text] of Object.entries({ ...own, ...headersOfFile(path) })) response.setHeader(name, text)
    },
  }) as RequestListener
  return (request, response) => {
    if (/^\/m\/\w+\.html(?:\?|$)/.test(request.url ?? '')) request.url = '/'
    serve(request, response)
  }
}
