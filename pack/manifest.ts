import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import operations from '@longan/openapi/operations' with { type: 'json' }
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

type Manifest = {
  version: string
  description: string
  keywords: string[]
  repository: { type: string; url: string; directory?: string }
  homepage: string
  bugs: string
  license: string
  engines: { node: string }
  dependencies?: Record<string, string>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** The packages are released together, with one version. */
export const { version } = manifestOf('sdk')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** Returns the sources and tools a package was built from; the commit is `unknown` outside a git repository. */
export function provenanceOf({ workspace, folder = workspace }: PackageDefinition) {
  const source = {
    name: `@longan/${workspace}`,
    version,
    documentVersion: operations.version,
    repository: 'longan',
    folder,
  }
  const builtWith = { node: process.versions.node, tsdown: manifestOf('node_modules/tsdown').version }
  const description = operations.fingerprint
  try {
    const hasChanges = git('status', '--porcelain', '--untracked-files=no') !== ''
    return { ...source, commit: git('rev-parse', 'HEAD'), hasChanges, description, madeBy: builtWith }
  } catch {
    return { ...source, commit: 'unknown', hasChanges: true, description, madeBy: builtWith }
  }
}

function dependencyVersionsOf({ workspace, folder = workspace, dependencies }: PackageDefinition) {
  const known = manifestOf(folder).dependencies ?? {}
  return Object.fromEntries(
    dependencies.map((name) => {
      const wanted = name.startsWith('@longan/') ? version : known[name]
      if (!wanted) throw new Error(`Failed to pack ${workspace}: ${name} is not a dependency of its own package.json`)
      return [name, wanted]
    }),
  )
}

/** The path of the stub that throws if an entry point is imported in an unsupported environment. */
export const stubFileOf = ({ out }: Pick<PackageDefinition, 'out'>, target: string) =>
  `./${out}/${target}-unsupported.js`

function exportOf(definition: PackageDefinition, entryPoint: string) {
  const { entries, out, entryPoints, environments } = definition
  const target = entryPoints[entryPoint]!
  if (!(target in entries)) return target
  const file = `./${out}/${target}`
  const environment = environments?.[entryPoint]
  if (!environment) return { types: `${file}.d.ts`, default: `${file}.js` }
  const stub = stubFileOf(definition, target)
  return 'only' in environment
    ? { types: `${file}.d.ts`, [environment.only]: `${file}.js`, default: stub }
    : { types: `${file}.d.ts`, [environment.never]: stub, default: `${file}.js` }
}

/** Returns the page for agents that use the package. */
export const skillPageOf = ({ workspace }: PackageDefinition): string => `docs/packages/${workspace}/skill.md`

/** Returns true if the package has a page for agents. */
export const hasSkill = (definition: PackageDefinition): boolean => existsSync(join(ROOT, skillPageOf(definition)))

/** Creates the package.json of the package, from that of its workspace. */
export function manifestFor(definition: PackageDefinition) {
  const { workspace, folder = workspace, entryPoints, bin, peerDependencies = {}, requiredPeers = [] } = definition
  const { description, keywords, repository, homepage, bugs, license, engines } = manifestOf(folder)
  const exports = Object.keys(entryPoints).map((entryPoint) => [entryPoint, exportOf(definition, entryPoint)])
  const stubs = Object.keys(definition.environments ?? {}).map((entryPoint) =>
    stubFileOf(definition, entryPoints[entryPoint]!),
  )
  const wanted = Object.entries(peerDependencies).map(([name, range]) => [name, range || version])
  const optional = wanted.filter(([name]) => !requiredPeers.includes(name!))
  return {
    name: `@longan/${workspace}`,
    version,
    description,
    keywords,
    repository,
    homepage,
    bugs,
    license,
    author: 'The Longan authors',
    type: 'module',
    sideEffects: [...Object.values(bin ?? {}), ...stubs],
    engines,
    files: ['dist', ...(hasSkill(definition) ? ['SKILL.md'] : []), 'provenance.json', 'CHANGELOG.md', 'LICENSE'],
    ...(bin && { bin }),
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    dependencies: dependencyVersionsOf(definition),
    ...(wanted.length > 0 && { peerDependencies: Object.fromEntries(wanted) }),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])),
    }),
  }
}
