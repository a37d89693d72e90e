import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemKindInfo } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { manifestFor } from './manifest.ts'
import type { Recipe } from './recipe.ts'
import { ROOT } from './root.ts'

type Packed = {
  recipe: Recipe
  manifest: ReturnType<typeof manifestFor>
  folder: string
  tarball: Buffer
  unpacked: number
}

/** What is wrong with a package, a sentence each. */
export async function packageProblems(packed: Packed): Promise<string[]> {
  const found = [...sizes(packed), ...contents(packed), ...(await publints(packed)), ...(await wrongTypes(packed))]
  return found.map((sentence) => `@longan/${packed.recipe.room}: ${sentence}`)
}

function sizes({ recipe: { most }, tarball, unpacked }: Packed): string[] {
  const over = (kind: string, size: number, limit: number) =>
    size > limit ? [`its ${kind} has ${size} bytes, and may have ${limit}`] : []
  return [...over('tarball', tarball.length, most.packed), ...over('content', unpacked, most.unpacked)]
}

async function publints({ manifest, tarball }: Packed): Promise<string[]> {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) as ArrayBuffer
  const { messages } = await publint({ pack: { tarball: data }, strict: true })
  return messages.map((message) => `publint says: ${formatMessage(message, manifest) ?? message.code}`)
}

/** Ways to look for types that a package of modules alone does not serve. */
const OTHER_WAYS = ['node10', 'node16-cjs']

async function wrongTypes({ tarball, recipe: { doors, entries } }: Packed): Promise<string[]> {
  const plain = Object.keys(doors).filter((door) => !(doors[door]! in entries))
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    excludeEntrypoints: [...plain, './package.json'],
  })
  if (!result.types) return ['it has no types']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && OTHER_WAYS.includes(problem.resolutionKind)))
    .map((problem) => `its types are wrong: ${problemKindInfo[problem.kind].description} ${JSON.stringify(problem)}`)
}

/** What a module of ours imports from elsewhere: `valibot`, `node:fs`. */
const IMPORTED = /^(?:import|export)\b[^;"]*"([^."/][^"]*)";?$|\bimport\("([^."/][^"]*)"\)/gm

function contents({ folder, manifest: { dependencies, ...manifest } }: Packed): string[] {
  const allowed = new Set([
    ...Object.keys(dependencies),
    ...Object.keys(manifest.peerDependencies ?? {}),
    manifest.name,
  ])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // What is written into somebody's folder is theirs to run; nothing reads it here.
  const read = files.filter((name) => !name.startsWith('dist/template/'))
  const sources = read.filter((name) => /(?<!\.d)\.tsx?$/.test(name)).map((name) => `${name} is TypeScript`)
  const told = read
    .filter((name) => /^dist\/.*\.(js|ts|mjs|map)$/.test(name) && !/^dist\/(docs|assets)\//.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const names = name.endsWith('.map') ? [] : [...text.matchAll(IMPORTED)].map(([, other, later]) => other ?? later!)
      return [
        ...new Set(
          names.filter((other) => !isAllowed(name, other, allowed)).map((other) => `${name} imports ${other}`),
        ),
        ...saidIn(name, text),
      ]
    })
  return [...sources, ...told, ...pages(folder, read)]
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
/** A runtime brings its own modules, and nobody brings their types. */
const isAllowed = (file: string, name: string, allowed: Set<string>) =>
  name.startsWith('node:') ||
  (name.startsWith('cloudflare:') && !file.endsWith('.d.ts')) ||
  allowed.has(packageOf(name))

const LINK = /\]\((?!\w+:|#)([^)#]+)[^)]*\)/g

/** Whoever reads a page of the package has its files alone, and none of our scripts. */
function pages(folder: string, files: string[]): string[] {
  const isThere = (page: string, link: string) => existsSync(join(folder, dirname(page), link))
  return files
    .filter((name) => name === 'README.md' || (name.startsWith('dist/') && name.endsWith('.md')))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const dead = [...text.matchAll(LINK)].filter(([, link]) => !isThere(name, link!))
      return [
        ...dead.map(([, link]) => `${name} leads to ${link}, which it does not bring`),
        ...(/npm run\b/.test(text) ? [`${name} speaks of a script of the repository`] : []),
      ]
    })
}

/** Whoever installs a package has none of our scripts and none of our folders. */
function saidIn(name: string, text: string): string[] {
  const isCode = /\.m?js$/.test(name)
  const code = isCode ? text.replace(/\/\*[^]*?\*\//g, '') : ''
  return [
    ...(/npm run\b/.test(code) ? [`${name} speaks of a script of the repository`] : []),
    ...(text.includes(ROOT) ? [`${name} tells where it was built`] : []),
  ]
}
