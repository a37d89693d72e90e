import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommand, print } from '../../../../command-line.ts'
import { isInstalled } from '../../../../installed.ts'
import { assertNoExtraPositionals } from './running-mock.ts'

/** The smallest gateway: a document, one domain, one test. */
const TEMPLATE = fileURLToPath(new URL(isInstalled ? '../../dist/template/' : '../../../template/', import.meta.url))
const MANIFEST = { private: true, type: 'module', scripts: { start: 'node mock.ts', test: 'vitest run' } }
const INSTALL_COMMAND = 'npm install --save-dev @longan/mock-server valibot@1.5.0 vitest@5.1.1'

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

/** `longan init`: a house of one's own to begin with. */
export async function init(argv: string[]): Promise<void> {
  const { positionals, refuse } = read(argv)
  assertNoExtraPositionals(positionals, { max: 1, refuse })
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
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`)
  } catch (error) {
    refuse(`The folder ${named} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  print(
    `A gateway of your own is in ${named}: openapi.json defines the API, notes.domain.ts implements it.`,
    'Next:',
    ...(named === '.' ? [] : [`  cd ${named}`]),
    `  ${INSTALL_COMMAND}`,
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
