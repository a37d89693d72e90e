import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../pack/root.ts'

/** Strict settings for a page that has none of its own; the types of Node are those of this repository. */
const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    checkJs: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    typeRoots: [`${ROOT}node_modules/@types`],
    types: ['node'],
  },
  exclude: ['node_modules'],
}

/** Runs the TypeScript compiler over the scripts in `folder`, with the settings there if there are any. */
export async function checkTypes(folder: string, run: (command: string) => Promise<string>): Promise<void> {
  const scripts = globSync('**/*.{ts,tsx,js,mjs}', { cwd: folder, exclude: ['**/node_modules'] })
  if (scripts.length === 0) return
  const config = join(folder, 'tsconfig.json')
  if (!existsSync(config)) writeFileSync(config, JSON.stringify(CONFIG))
  await run(`"${process.execPath}" "${ROOT}node_modules/typescript/bin/tsc" -p "${config}"`)
}
