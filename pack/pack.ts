import { build, type Rolldown } from 'tsdown'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { exitWithUsage, readCommand, refuse } from '../command-line.ts'
import { cleanTypes } from './clean-types.ts'
import { contracts, reactQuery, sdk } from './packages.ts'
import { packageProblems } from './check-package.ts'
import { hasSkill, manifestFor, provenanceOf, skillPageOf, stubFileOf, version } from './manifest.ts'
import { mockServer } from './mock-server.ts'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'
import { summaryOf } from './summary.ts'

const REPLACED_FILES: Record<string, string> = {
  'installed.ts': 'pack/node20-polyfills/installed.ts',
  'mock-server/src/adapters/cli/bundle.ts': 'pack/node20-polyfills/bundle.ts',
}

const COMMAND_REWRITES: readonly (readonly [command: RegExp, replacement: string])[] = [
  [/npm run (mock|verify) --(?= )/g, 'npx longan $1'],
  [/npm run (mock|verify)\b/g, 'npx longan $1'],
]

const isOwnSource = (id: string) => id.startsWith(ROOT) && !id.includes('node_modules')

const rewriteCommands = (text: string): string =>
  COMMAND_REWRITES.reduce((all, [command, replacement]) => all.replace(command, replacement), text)

const rewriteSources = (): Rolldown.Plugin => ({
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

const POLYFILLS = join(ROOT, 'pack/node20-polyfills/polyfills.ts')

/** Builds the entry points of a package into `folder`: modules with their types. Source maps are left out: they are half of the size. Descriptions are in the types only. */
async function buildEntryPoints(
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
    outputOptions: { comments: { jsdoc: false } },
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
  for (const file of globSync('**/*.d.ts', { cwd: join(folder, out) })) {
    const path = join(folder, out, file)
    writeFileSync(path, cleanTypes(readFileSync(path, 'utf8'), typesFrom))
  }
}

const PACKAGES = join(ROOT, 'dist/packages')
const packages = [sdk, reactQuery, mockServer, contracts]

const { flags } = readCommand({
  run: 'npm run pack',
  description:
    'Builds the packages as tarballs in dist/packages, and checks them. If a package has problems, no tarball is left and the exit code is 1.',
  flags: { only: { value: 'NAME', description: `one of ${packages.map(({ workspace }) => workspace).join(', ')}` } },
  example: 'npm run pack -- --only sdk',
})

async function packOne(definition: PackageDefinition): Promise<{ filename: string; problems: string[] }> {
  const folder = join(ROOT, '.cache/pack', definition.workspace)
  rmSync(folder, { recursive: true, force: true })
  await buildPackage(folder, definition)
  const manifest = manifestFor(definition)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'provenance.json'), `${JSON.stringify(provenanceOf(definition), null, 2)}\n`)
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', PACKAGES], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [{ filename, size, unpackedSize }] = JSON.parse(output) as [
    { filename: string; size: number; unpackedSize: number },
  ]
  process.stdout.write(`${filename}: ${size} bytes, ${unpackedSize} unpacked\n`)
  const tarball = readFileSync(join(PACKAGES, filename))
  return {
    filename,
    problems: await packageProblems({ definition, manifest, folder, tarball, unpacked: unpackedSize }),
  }
}

function writeStub(
  folder: string,
  definition: PackageDefinition,
  { entryPoint, message }: { entryPoint: string; message: string },
) {
  const target = definition.entryPoints[entryPoint]!
  const built = readFileSync(join(folder, definition.out, `${target}.js`), 'utf8')
  const [, list = ''] = /^export \{([^}]*)\};?$/m.exec(built) ?? []
  const names = list.split(',').map((name) => name.trim().split(' as ').at(-1)!)
  const stubs = names
    .filter(Boolean)
    .map((name) => `export ${name === 'default' ? 'default undefined' : `const ${name} = undefined`};`)
  writeFileSync(
    join(folder, stubFileOf(definition, target)),
    [`throw new Error(${JSON.stringify(message)});`, ...stubs, ''].join('\n'),
  )
}

async function buildPackage(folder: string, definition: PackageDefinition) {
  const files = {
    LICENSE: 'LICENSE',
    'CHANGELOG.md': 'CHANGELOG.md',
    'README.md': `docs/packages/${definition.workspace}.md`,
    ...(hasSkill(definition) && { 'SKILL.md': skillPageOf(definition) }),
    ...(await definition.files?.()),
  }
  await buildEntryPoints(definition, folder)
  for (const [entryPoint, { message }] of Object.entries(definition.environments ?? {}))
    writeStub(folder, definition, { entryPoint, message })
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(isAbsolute(source) ? source : join(ROOT, source), join(folder, name), { recursive: true })
    if (name.endsWith('.md'))
      writeFileSync(join(folder, name), rewriteCommands(readFileSync(join(folder, name), 'utf8')))
  }
}

const selected = packages.filter(({ workspace }) => flags.only === undefined || flags.only === workspace)
if (selected.length === 0)
  refuse(`There is no package "${flags.only}"; there are ${packages.map(({ workspace }) => workspace).join(', ')}`)
if (!readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').includes(`## ${version}\n`))
  exitWithUsage(`CHANGELOG.md has no section for ${version}. Describe the changes for users of the packages`)
mkdirSync(PACKAGES, { recursive: true })
process.stdout.write(`Building ${selected.length} of ${packages.length} packages: less than a minute each\n`)
const results: Awaited<ReturnType<typeof packOne>>[] = []
for (const definition of selected) results.push(await packOne(definition))
const problems = results.flatMap((result) => result.problems)
for (const sentence of problems) process.stderr.write(`✗ ${sentence}\n`)
if (problems.length > 0) {
  for (const { filename } of results) rmSync(join(PACKAGES, filename))
  process.exitCode = 1
} else process.stdout.write(summaryOf(PACKAGES, { files: results.map(({ filename }) => filename), cwd: process.cwd() }))
