import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNodeListener, createNodeMock } from '@longan/mock-server/node'

const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

type Version = { name: string; gone: RegExp }

export async function startDeployedSite() {
  let version: Version | undefined
  let isSilent = false
  const mock = createNodeListener(createNodeMock({ isStrict: false }))
  const files: RequestListener = async (request, response) => {
    const requestPath = request.url?.split('?')[0] ?? '/'
    if (isSilent) return
    if (version && requestPath === versionScriptPath(version))
      return void response.writeHead(200, { 'content-type': types['.js'] }).end(VERSION_SCRIPT)
    if (version?.gone.test(requestPath)) return void response.writeHead(404).end()
    const path = /\.(?:js|css|svg|woff2)$/.test(requestPath) ? requestPath : '/index.html'
    const text = await readFile(distFolder + path)
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/svg+xml', 'cache-control': 'no-cache' })
    response.end(version && !path.startsWith('/assets/') ? toVersion(text.toString(), version) : text)
  }
  const isGateway = /^\/(?:wps|lgw|lotto-vn|art)\//
  const server = createServer(
    (request, response) => void (isGateway.test(request.url ?? '') ? mock : files)(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Deploys another version: its page contains the name, and the files that match `gone` are missing. */
    deploy: (next: Version) => void (version = next),
    stopResponding: () => void (isSilent = true),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const versionScriptPath = ({ name }: Version) => `/assets/of-${name}.js`
const VERSION_SCRIPT = 'document.documentElement.dataset.whole = ""'

function toVersion(text: string, version: Version) {
  const { name, gone } = version
  const listed = /^self\.files=(.*);$/m.exec(text)?.[1]
  if (!listed)
    return text.replace(
      '<title>',
      `<meta name="version" content="${name}"><script defer src="${versionScriptPath(version)}"></script><title>`,
    )
  const files = (JSON.parse(listed) as { url: string; revision: string | null }[])
    .filter(({ url }) => !gone.test(url))
    .map(({ url, revision }) => ({ url, revision: revision && `${revision}-${name}` }))
    .concat({ url: versionScriptPath(version), revision: null })
  return text.replace(listed, () => JSON.stringify(files))
}
