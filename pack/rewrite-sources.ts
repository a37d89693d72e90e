import type { Rolldown } from 'tsdown'
import { ROOT } from './root.ts'

const REPLACED_FILES: Record<string, string> = {
  'installed.ts': 'pack/node20-polyfills/installed.ts',
  'mock-server/src/adapters/cli/bundle.ts': 'pack/node20-polyfills/bundle.ts',
}

const COMMAND_REWRITES: readonly (readonly [command: RegExp, replacement: string])[] = [
  [/npm run (mock|verify) --(?= )/g, 'npx longan $1'],
  [/npm run (mock|verify)\b/g, 'npx longan $1'],
]

const isOwnSource = (id: string) => id.startsWith(ROOT) && !id.includes('node_modules')

export const rewriteCommands = (text: string): string =>
  COMMAND_REWRITES.reduce((all, [command, replacement]) => all.replace(command, replacement), text)

export const rewriteSources = (): Rolldown.Plugin => ({
  name: 'rewrite-sources',
  async resolveId(source, importer, options) {
    if (source === '@longan/mock-server/validators' && importer) return `${ROOT}mock-server/dist/validators.js`
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const other = found && REPLACED_FILES[found.id.slice(ROOT.length)]
    return other ? { id: ROOT + other } : found
  },
  transform(code, id) {
    if (!isOwnSource(id) || !id.endsWith('.ts')) return undefined
    const text = rewriteCommands(code)
    return text === code ? undefined : { code: text, map: null }
  },
})
