import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { DEMO_FOLDER } from '@longan/mock-server/edge-deployment'
import { headersOfFile } from '@longan/mock-server/frame-policy'
import { exitWithUsage } from './exit.ts'
import { headersOfFolder } from './page/policy.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** A static host compresses by itself and has no content negotiation. */
const isLeftOut = (path: string) => /\.(?:br|gz|avif)$|\.stamps\.json$|[/]\.vite(?:[/]|$)/.test(path)
const copy = (from: string, to: string) => cp(from, to, { recursive: true, filter: (path) => !isLeftOut(path) })

const FOREVER = 'public, max-age=31536000, immutable'

/** Copies the app, the static demo and the mock's files into one folder for a static host, with headers in `_headers`. Both must have been built. */
export async function createEdgeSite(folder: string) {
  const [app, demo] = [fileAt('../dist'), fileAt('../dist-demo')]
  for (const [built, command] of [
    [app, 'npm run build'],
    [demo, 'npm run build -- --demo'],
  ] as const)
    if (!existsSync(`${built}/index.html`)) exitWithUsage(`There is no build: run "${command}" first.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder + DEMO_FOLDER, { recursive: true })
  // Hashed file names cannot collide, so both builds share a folder; pages are separate.
  await copy(`${demo}/assets`, `${folder}/assets`)
  await copy(app, folder)
  await copy(fileAt('../../mock-server/dist/assets'), folder)
  for (const own of ['index.html', 'm', 'config.json', 'worker.js'])
    await copy(`${demo}/${own}`, `${folder}${DEMO_FOLDER}/${own}`)
  await writeFile(`${folder}/_headers`, headersFile({ app: headersOfFolder(app), demo: headersOfFolder(demo) }))
}

type HeaderValues = Record<string, string>

/** A later rule replaces a header of an earlier one by removing it first. */
export function headersFile({ app, demo }: { app: HeaderValues; demo: HeaderValues }): string {
  const override = (headers: HeaderValues) =>
    Object.entries(headers).flatMap(([name, text]) => [`! ${name}`, `${name}: ${text}`])
  const rules: [string, string[]][] = [
    ['/*', override({ ...app, 'cache-control': 'no-cache' })],
    [`${DEMO_FOLDER}/*`, override(demo)],
    ['/assets/*', override({ 'cache-control': FOREVER })],
    ['/art/*', override({ ...headersOfFile('/art/'), 'cache-control': FOREVER })],
    ['/partners/*', override(headersOfFile('/partners/'))],
  ]
  return rules.map(([rule, lines]) => `${rule}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('')
}
