import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { avifOf } from '../art/urls.ts'
import { headersOfFile } from './frame-policy.ts'

/** The folder of built art and simulator pages (`build-assets.ts`), by the path they are served under. */
const ASSETS = fileURLToPath(new URL('../../dist/assets', import.meta.url)) + sep

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** True for a request of a file: other requests need not wait for the disk. */
export const wantsFile = ({ method }: IncomingMessage, path: string): boolean =>
  method === 'GET' && /^\/(art|partners)\//.test(path)

export async function serveFile(
  requested: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const path = requested.endsWith('/') ? `${requested}index.html` : requested
  if (!TYPES[extname(path)] || !wantsFile(incoming, path)) return false
  const { file, found } = await findBestFile(fileOf(path), incoming.headers.accept)
  if (!file || !found) return false
  const caching = path.startsWith('/art/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)],
    ...(path.endsWith('.webp') && { vary: 'accept' }),
    'content-length': found.size,
    'cache-control': caching,
    ...headersOfFile(path),
  })
  // The client may close the connection early.
  await pipeline(createReadStream(file), outgoing).catch(() => undefined)
  return true
}

async function findBestFile(file: string | undefined, accept = '') {
  if (!file?.startsWith(ASSETS)) return {}
  const all = accept.includes('image/avif') && file.endsWith('.webp') ? [avifOf(file), file] : [file]
  for (const one of all) {
    const found = await stat(one).catch(() => undefined)
    if (found?.isFile()) return { file: one, found }
  }
  return {}
}

function fileOf(path: string) {
  try {
    return join(ASSETS, normalize(decodeURIComponent(path)))
  } catch {
    return undefined
  }
}
