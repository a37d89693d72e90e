import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommand, print, refuse } from '../../../../command-line.ts'
import { isInstalled } from '../../../../installed.ts'
import { dependencySpecs } from './package-info.ts'
import { assertNoExtraPositionals } from './running-mock.ts'

/** The smallest gateway: an OpenAPI document, one domain, its test, and the settings of TypeScript. */
const TEMPLATE = fileURLToPath(new URL(isInstalled ? '../../dist/template/' : '../../../template/', import.meta.url))
/** npm leaves a file of this name out of packages, so that it cannot be in the template. */
const GITIGNORE = 'node_modules\n'
const SCRIPTS = { start: 'node mock.ts', test: 'tsc && vitest run' }
const TOOLS = { '@types/node': '^24.0.0', typescript: '7.0.2', valibot: '^1.5.0', vitest: '5.1.1' }

const manifestFor = (folder: string) => ({
  private: true,
  type: 'module',
  scripts: SCRIPTS,
  devDependencies: { ...dependencySpecs(folder), ...TOOLS },
})

const read = (argv: string[]) =>
  readCommand(
    {
      run: 'npx longan init',
      description:
        'Writes a minimal custom gateway into an empty folder: an OpenAPI document, one domain and its test. Needs Node 22.18, which runs TypeScript.',
      flags: {},
      positionals: 'FOLDER',
      example: 'npx longan init gateway',
    },
    argv,
  )

/** `longan init`: writes a custom gateway that installs and passes its tests. */
export async function init(argv: string[]): Promise<void> {
  const { positionals } = read(argv)
  assertNoExtraPositionals(positionals, 1)
  const [named = '.'] = positionals
  const folder = resolve(named)
  const exists = existsSync(folder)
  if (exists && !statSync(folder).isDirectory()) refuse(`${named} is a file: name a folder`)
  // A repository without files is empty enough.
  const [first] = exists ? readdirSync(folder).filter((name) => name !== '.git') : []
  if (first) refuse(`The folder ${named} is not empty (${first} is in it): name an empty or a new folder`)
  try {
    makeFolder(folder)
    cpSync(TEMPLATE, folder, { recursive: true })
    writeFileSync(join(folder, '.gitignore'), GITIGNORE)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestFor(folder), null, 2)}\n`)
  } catch (error) {
    refuse(`The folder ${named} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  print(
    `A gateway of your own is in ${named}: openapi.json defines the API, notes.domain.ts implements it.`,
    'Next:',
    ...(named === '.' ? [] : [`  cd ${/\s/.test(named) ? `"${named}"` : named}`]),
    '  npm install',
    '  npm test',
    '  npm start',
  )
}

/** Folder by folder: Node's own `recursive` never ends where a folder is there and takes none, as in /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
