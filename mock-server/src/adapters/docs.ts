import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { isInstalled } from '../../../installed.ts'
import { controlDescription } from '../admin/control-openapi.ts'

const require = createRequire(import.meta.url)
/** Packages contain the document and the viewer's files: the viewer's own package reports installations to its maker. */
const locate = (name: string, packed = basename(name)): URL | string =>
  isInstalled ? new URL(`../../dist/docs/${packed}`, import.meta.url) : require.resolve(name)

const fileOf = (name: string) => () => readFile(locate(name))

/** Returns the file of the OpenAPI document, complete with its prose. */
export const gatewayDocumentFile = (): URL | string => locate('@longan/openapi/document', 'openapi.gen.json')

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The gateway and its control</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/viewer.css">
<div id="viewer"></div>
<script src="docs/viewer.js"></script>
<script src="docs/preset.js"></script>
<script src="docs/start.js"></script>
</html>
`
const START = `SwaggerUIBundle({
  dom_id: '#viewer',
  urls: [
    { name: 'The gateway', url: 'docs/gateway.json' },
    { name: 'The control of the mock', url: 'docs/control.json' },
  ],
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  showExtensions: true,
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  validatorUrl: null,
})
`
/** The page loads from the mock only. The viewer inserts its styles where it needs them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const [HTML, JS, CSS, JSON_TYPE] = ['text/html', 'text/javascript', 'text/css', 'application/json']
type Served = readonly [type: string, read: () => string | Promise<Buffer>]

const GATEWAY = () => readFile(gatewayDocumentFile())
/** Returns the OpenAPI document, complete with its prose. */
export const readGatewayDocument = async (): Promise<object> => JSON.parse(String(await GATEWAY())) as object

/** Reads a file of the package, or its source in the repository. */
const readPacked = (packed: string, source: string) =>
  readFile(new URL(isInstalled ? `../../${packed}` : `../../../${source}`, import.meta.url), 'utf8')

export const readGlossaryPage = (): Promise<string> =>
  readPacked('dist/docs/glossary.md', 'docs/contributing/glossary.md')

export const readStatesFile = (): Promise<string> =>
  readPacked('dist/docs/provider-states.json', 'contracts/provider-states.json')

/** Returns the version of the package; in the repository, of all packages. */
export const readPackageVersion = async (): Promise<string> =>
  (JSON.parse(await readPacked('package.json', 'package.json')) as { version: string }).version

const FILES: Record<string, Served> = {
  '/__admin/docs': [HTML, () => PAGE],
  '/__admin/docs/start.js': [JS, () => START],
  '/__admin/docs/viewer.js': [JS, fileOf('swagger-ui-dist/swagger-ui-bundle.js')],
  '/__admin/docs/preset.js': [JS, fileOf('swagger-ui-dist/swagger-ui-standalone-preset.js')],
  '/__admin/docs/viewer.css': [CSS, fileOf('swagger-ui-dist/swagger-ui.css')],
  '/__admin/docs/gateway.json': [JSON_TYPE, GATEWAY],
  '/__admin/docs/control.json': [JSON_TYPE, () => JSON.stringify(controlDescription())],
}

/** Serves a page of the documentation and returns when it is sent; undefined for other paths. */
export function serveDocs(path: string, outgoing: ServerResponse, description?: object): Promise<void> | undefined {
  const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined
  return found && sendDocs(found, outgoing, description)
}

async function sendDocs(found: Served, outgoing: ServerResponse, description: object | undefined): Promise<void> {
  const [type, read] = found
  outgoing.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  })
  outgoing.end(description && read === GATEWAY ? JSON.stringify(description) : await read())
}
