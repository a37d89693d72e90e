import type { Rolldown } from 'tsdown'
import { ROOT } from './root.ts'

/** Files that say something else where they are installed. */
const IN_PLACE: Record<string, string> = {
  'installed.ts': 'pack/node20-polyfills/installed.ts',
  'mock-server/src/adapters/cli/bundle.ts': 'pack/node20-polyfills/bundle.ts',
}

/** How the house's commands are typed by whoever has installed them. */
const COMMANDS: readonly (readonly [here: RegExp, there: string])[] = [
  [/npm run (mock|verify) --(?= )/g, 'npx longan $1'],
  [/npm run (mock|verify)\b/g, 'npx longan $1'],
]

const ours = (id: string) => id.startsWith(ROOT) && !id.includes('node_modules')

/** A text of ours, as whoever has installed it types its commands. */
export const asTypedThere = (text: string): string =>
  COMMANDS.reduce((all, [here, there]) => all.replace(here, there), text)

/** Makes of the sources what they are in a package: what runs otherwise there is put in place, and commands are typed as they are there. */
export const rewriteImports = (): Rolldown.Plugin => ({
  name: 'as-installed',
  async resolveId(source, importer, options) {
    if (source === '@longan/mock-server/validators' && importer) return `${ROOT}mock-server/dist/validators.js`
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const other = found && IN_PLACE[found.id.slice(ROOT.length)]
    return other ? { id: ROOT + other } : found
  },
  transform(code, id) {
    if (!ours(id) || !id.endsWith('.ts')) return undefined
    const text = asTypedThere(code)
    return text === code ? undefined : { code: text, map: null }
  },
})
