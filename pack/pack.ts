import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { exitWithUsage, readCommand } from '../command-line.ts'
import { asTypedThere } from './as-installed.ts'
import { buildDoors } from './build.ts'
import { contracts } from './contracts.ts'
import { packageProblems } from './check-package.ts'
import { elsewhereOf, manifestFor, provenanceOf, version } from './manifest.ts'
import { mockServer } from './mock-server.ts'
import type { Recipe } from './recipe.ts'
import { ROOT } from './root.ts'
import { sdk } from './sdk.ts'

/** Where the tarballs lie. */
const PACKAGES = join(ROOT, 'dist/packages')
const recipes = [sdk, mockServer, contracts]

const { flags, refuse } = readCommand({
  run: 'npm run pack',
  description:
    'Makes the packages that other repositories install, as tarballs in dist/packages, and judges them. Exit code 1 where one is not fit.',
  flags: { only: { value: 'NAME', description: `one of ${recipes.map(({ room }) => room).join(', ')}` } },
  example: 'npm run pack -- --only sdk',
})

async function pack(recipe: Recipe): Promise<string[]> {
  const folder = join(ROOT, '.cache/pack', recipe.room)
  rmSync(folder, { recursive: true, force: true })
  await fill(folder, recipe)
  const manifest = manifestFor(recipe)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'provenance.json'), `${JSON.stringify(provenanceOf(recipe), null, 2)}\n`)
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', PACKAGES], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [{ filename, size, unpackedSize }] = JSON.parse(said) as [
    { filename: string; size: number; unpackedSize: number },
  ]
  process.stdout.write(`${filename}: ${size} bytes, ${unpackedSize} unpacked\n`)
  const tarball = readFileSync(join(PACKAGES, filename))
  return packageProblems({ recipe, manifest, folder, tarball, unpacked: unpackedSize })
}

/** Beside a door that is for one place: a file with the same names that says so wherever else it is opened. */
function sayElsewhere(folder: string, recipe: Recipe, { door, says }: { door: string; says: string }) {
  const behind = recipe.doors[door]!
  const built = readFileSync(join(folder, recipe.out, `${behind}.js`), 'utf8')
  const [, list = ''] = /^export \{([^}]*)\};?$/m.exec(built) ?? []
  const names = list.split(',').map((name) => name.trim().split(' as ').at(-1)!)
  const stubs = names
    .filter(Boolean)
    .map((name) => `export ${name === 'default' ? 'default undefined' : `const ${name} = undefined`};`)
  writeFileSync(
    join(folder, elsewhereOf(recipe, behind)),
    [`throw new Error(${JSON.stringify(says)});`, ...stubs, ''].join('\n'),
  )
}

/** What is built, and what is taken as it is. */
async function fill(folder: string, recipe: Recipe) {
  const files = {
    LICENSE: 'LICENSE',
    'CHANGELOG.md': 'CHANGELOG.md',
    'README.md': `docs/packages/${recipe.room}.md`,
    ...(await recipe.files?.()),
  }
  await buildDoors(recipe, folder)
  for (const [door, { says }] of Object.entries(recipe.places ?? {})) sayElsewhere(folder, recipe, { door, says })
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(isAbsolute(source) ? source : join(ROOT, source), join(folder, name), { recursive: true })
    if (name.endsWith('.md')) writeFileSync(join(folder, name), asTypedThere(readFileSync(join(folder, name), 'utf8')))
  }
}

const wanted = recipes.filter(({ room }) => flags.only === undefined || flags.only === room)
if (wanted.length === 0)
  refuse(`There is no package "${flags.only}"; there are ${recipes.map(({ room }) => room).join(', ')}`)
if (!readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').includes(`## ${version}\n`))
  exitWithUsage(`CHANGELOG.md has nothing about ${version}: write what is new for those who install it`)
mkdirSync(PACKAGES, { recursive: true })
const objections: string[] = []
for (const recipe of wanted) objections.push(...(await pack(recipe)))
for (const sentence of objections) process.stderr.write(`✗ ${sentence}\n`)
if (objections.length > 0) process.exitCode = 1
