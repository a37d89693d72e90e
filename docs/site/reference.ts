import { mkdirSync, writeFileSync } from 'node:fs'
import { commandLinePage } from './command-line-page.ts'
import { controlPage } from './control-page.ts'
import { gatewayPage, sectionPages } from './gateway-page.ts'
import { invalidationPage } from './invalidation-page.ts'
import { DOCS, GENERATED } from './pages.ts'
import { sdkPage } from './sdk-page.ts'
import { statesPage } from './states-page.ts'

const WRITERS: Record<string, () => string> = {
  'reference/gateway.md': gatewayPage,
  ...sectionPages,
  'reference/sdk.md': sdkPage,
  'reference/control.md': controlPage,
  'reference/command-line.md': commandLinePage,
  'reference/states.md': statesPage,
  'reference/invalidation.md': invalidationPage,
}

export const reference = (): Record<string, string> =>
  Object.fromEntries(GENERATED.map((path) => [path, WRITERS[path]!()]))

export function writeReference() {
  mkdirSync(`${DOCS}reference/gateway`, { recursive: true })
  for (const [path, text] of Object.entries(reference())) writeFileSync(DOCS + path, text)
}
