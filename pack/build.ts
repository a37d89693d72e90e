import { join } from 'node:path'
import { build } from 'tsdown'
import { rewriteImports } from './as-installed.ts'
import type { Recipe } from './recipe.ts'
import { ROOT } from './root.ts'

const SINCE = join(ROOT, 'pack/node20-polyfills/polyfills.ts')

/** Builds the doors of a package into `folder`: modules with their types and source maps. */
export async function buildDoors({ room, entries, out, bundled = [] }: Recipe, folder: string): Promise<void> {
  const absolute = Object.entries(entries).map(([name, source]) => [name, join(ROOT, source)])
  await build({
    config: false,
    cwd: join(ROOT, room),
    entry: Object.fromEntries(absolute),
    outDir: join(folder, out),
    tsconfig: join(ROOT, 'tsconfig.pack.json'),
    format: 'esm',
    platform: 'neutral',
    target: 'node20.11',
    sourcemap: true,
    dts: { sourcemap: false },
    deps: {
      alwaysBundle: [...bundled],
      neverBundle: [/^(node|cloudflare):/, /^@longan\/(sdk|mock-server|contracts)(?!\/validators)/, /^@?playwright/],
      onlyBundle: false,
    },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
    plugins: [rewriteImports()],
    inputOptions: { transform: { inject: { 'Map.groupBy': [SINCE, 'groupBy'], 'URL.parse': [SINCE, 'parseUrl'] } } },
    logLevel: 'warn',
    failOnWarn: false,
    report: false,
  })
}
