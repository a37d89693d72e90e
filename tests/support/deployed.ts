import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNodeListener, createNodeMock } from '@longan/mock-server/node'

const built = fileURLToPath(new URL('../../web/dist', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

type Version = { name: string; gone: RegExp }

/** The built site on a server of its own, which a test may deploy anew. */
export async function deployed() {
  let version: Version | undefined
  let isSilent = false
  const mock = createNodeListener(createNodeMock({ isStrict: false }))
  const files: RequestListener = async (request, response) => {
    const asked = request.url?.split('?')[0] ?? '/'
    if (isSilent) return
    if (version && asked === ownFile(version))
      return void response.writeHead(200, { 'content-type': types['.js'] }).end(ownWords)
    if (version?.gone.test(asked)) return void response.writeHead(404).end()
    const path = /\.(?:js|css|svg|woff2)$/.test(asked) ? asked : '/index.html'
    const text = await readFile(built + path)
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/svg+xml', 'cache-control': 'no-cache' })
    response.end(version && !path.startsWith('/assets/') ? anew(text.toString(), version) : text)
  }
  const isGateway = /^\/(?:wps|lgw|lotto-vn|art)\//
  const server = createServer(
    (request, response) => void (isGateway.test(request.url ?? '') ? mock : files)(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Another version takes the place of this one: its page says so, and some files are gone. */
    deploy: (next: Version) => void (version = next),
    /** From now on no file is answered, and no refusal comes either. */
    fallSilent: () => void (isSilent = true),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What another version has that none before it had: it marks the page. */
const ownFile = ({ name }: Version) => `/assets/of-${name}.js`
const ownWords = 'document.documentElement.dataset.whole = ""'

/** The page and the worker of another version; the worker keeps another page, and none of the files that are gone. */
function anew(text: string, version: Version) {
  const { name, gone } = version
  const listed = /^self\.files=(.*);$/m.exec(text)?.[1]
  if (!listed)
    return text.replace(
      '<title>',
      `<meta name="version" content="${name}"><script defer src="${ownFile(version)}"></script><title>`,
    )
  const files = (JSON.parse(listed) as { url: string; revision: string | null }[])
    .filter(({ url }) => !gone.test(url))
    .map(({ url, revision }) => ({ url, revision: revision && `${revision}-${name}` }))
    .concat({ url: ownFile(version), revision: null })
  return text.replace(listed, () => JSON.stringify(files))
}
