import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import operations from '@longan/openapi/operations' with { type: 'json' }
import type { Recipe } from './recipe.ts'
import { ROOT } from './root.ts'

type Manifest = { version: string; dependencies?: Record<string, string> }

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** Every package has the version of the house. */
export const { version } = manifestOf('.')

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()

/** Which sources it was made of, and by what; without a repository around it, that is said. */
export function provenanceOf({ room }: Recipe) {
  const madeOf = { name: `@longan/${room}`, version, repository: 'longan', folder: room }
  const madeBy = { node: process.versions.node, tsdown: manifestOf('node_modules/tsdown').version }
  const description = operations.fingerprint
  try {
    const hasChanges = git('status', '--porcelain', '--untracked-files=no') !== ''
    return { ...madeOf, commit: git('rev-parse', 'HEAD'), hasChanges, description, madeBy }
  } catch {
    return { ...madeOf, commit: 'unknown', hasChanges: true, description, madeBy }
  }
}

/** Our own packages go together, version by version. */
function versionsOf({ room, dependencies }: Recipe) {
  const known = manifestOf(room).dependencies ?? {}
  return Object.fromEntries(
    dependencies.map((name) => {
      const wanted = name.startsWith('@longan/') ? version : known[name]
      if (!wanted) throw new Error(`Failed to pack ${room}: ${name} is not a dependency of its own package.json`)
      return [name, wanted]
    }),
  )
}

/** The file that says that a door was opened at the wrong place. */
export const elsewhereOf = ({ out }: Pick<Recipe, 'out'>, behind: string) => `./${out}/${behind}-elsewhere.js`

/** A door's types stand before its code; a file that is neither stands alone. */
function doorOf(recipe: Recipe, door: string) {
  const { entries, out, doors, places } = recipe
  const behind = doors[door]!
  if (!(behind in entries)) return behind
  const file = `./${out}/${behind}`
  const place = places?.[door]
  if (!place) return { types: `${file}.d.ts`, default: `${file}.js` }
  const elsewhere = elsewhereOf(recipe, behind)
  return 'only' in place
    ? { types: `${file}.d.ts`, [place.only]: `${file}.js`, default: elsewhere }
    : { types: `${file}.d.ts`, [place.never]: elsewhere, default: `${file}.js` }
}

/** The package.json that is packed: nothing of the build is in it. */
export function manifestFor(recipe: Recipe) {
  const { room, about, doors, bin, peers = {}, node } = recipe
  const exports = Object.keys(doors).map((door) => [door, doorOf(recipe, door)])
  const saying = Object.keys(recipe.places ?? {}).map((door) => elsewhereOf(recipe, doors[door]!))
  const wanted = Object.entries(peers).map(([name, range]) => [name, range || version])
  return {
    name: `@longan/${room}`,
    version,
    description: about,
    license: 'MIT',
    author: 'The Longan authors',
    type: 'module',
    sideEffects: [...Object.values(bin ?? {}), ...saying],
    engines: { node },
    files: ['dist', 'provenance.json', 'CHANGELOG.md', 'LICENSE'],
    ...(bin && { bin }),
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    dependencies: versionsOf(recipe),
    ...(wanted.length > 0 && {
      peerDependencies: Object.fromEntries(wanted),
      peerDependenciesMeta: Object.fromEntries(wanted.map(([name]) => [name, { optional: true }])),
    }),
  }
}
