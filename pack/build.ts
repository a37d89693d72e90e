import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { rewriteSources } from './rewrite-sources.ts'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

const POLYFILLS = join(ROOT, 'pack/node20-polyfills/polyfills.ts')

/** Builds the entry points of a package into `folder`: modules with their types. Source maps are left out: they are half of the size. */
export async function buildEntryPoints(
  { workspace, folder: source = workspace, entries, out, bundled = [], typesFrom = {} }: PackageDefinition,
  folder: string,
): Promise<void> {
  const absolute = Object.entries(entries).map(([name, file]) => [name, join(ROOT, file)])
  await build({
    config: false,
    cwd: join(ROOT, source),
    entry: Object.fromEntries(absolute),
    outDir: join(folder, out),
    tsconfig: join(ROOT, 'tsconfig.pack.json'),
    format: 'esm',
    platform: 'neutral',
    target: 'node20.11',
    sourcemap: false,
    dts: { sourcemap: false },
    deps: {
      alwaysBundle: [...bundled],
      neverBundle: [
        /^(node|cloudflare):/,
        /^@longan\/(sdk|mock-server|contracts)(?!\/(validators|internal))/,
        /^@?playwright/,
        /^@tanstack\//,
      ],
      onlyBundle: false,
    },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
    plugins: [rewriteSources()],
    inputOptions: {
      // Most of the time is spent in TypeScript, which is no problem of a plugin.
      checks: { bundlerTimings: false },
      transform: { inject: { 'Map.groupBy': [POLYFILLS, 'groupBy'], 'URL.parse': [POLYFILLS, 'parseUrl'] } },
    },
    // Warnings about tools are of no use to the reader; the packages are checked afterwards.
    logLevel: 'error',
    failOnWarn: false,
    report: false,
  })
  for (const [name, from] of Object.entries(typesFrom)) renameImports(join(folder, out), name, from)
}

/** Imports the types of one package from another that exports them too. */
function renameImports(folder: string, name: string, from: string) {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${name}"`, `"${from}"`))
  }
}
