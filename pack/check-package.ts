import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemKindInfo } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { manifestFor } from './manifest.ts'
import type { PackageDefinition } from './package-definition.ts'
import { ROOT } from './root.ts'

type BuiltPackage = {
  definition: PackageDefinition
  manifest: ReturnType<typeof manifestFor>
  folder: string
  tarball: Buffer
  unpacked: number
}

export async function packageProblems(packed: BuiltPackage): Promise<string[]> {
  const found = [
    ...sizeProblems(packed),
    ...fileProblems(packed),
    ...(await publintProblems(packed)),
    ...(await typeProblems(packed)),
  ]
  return found.map((sentence) => `@longan/${packed.definition.workspace}: ${sentence}`)
}

function sizeProblems({ definition: { maxBytes }, tarball, unpacked }: BuiltPackage): string[] {
  const over = (kind: string, size: number, limit: number) =>
    size > limit ? [`its ${kind} has ${size} bytes, and the limit is ${limit}`] : []
  return [...over('tarball', tarball.length, maxBytes.packed), ...over('content', unpacked, maxBytes.unpacked)]
}

async function publintProblems({ manifest, tarball }: BuiltPackage): Promise<string[]> {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) as ArrayBuffer
  const { messages } = await publint({ pack: { tarball: data }, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`)
}

/** Type resolutions that an ESM-only package does not support. */
const IGNORED_RESOLUTIONS = ['node10', 'node16-cjs']

async function typeProblems({ tarball, definition: { entryPoints, entries } }: BuiltPackage): Promise<string[]> {
  const plain = Object.keys(entryPoints).filter((entryPoint) => !(entryPoints[entryPoint]! in entries))
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    excludeEntrypoints: [...plain, './package.json'],
  })
  if (!result.types) return ['it has no types']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && IGNORED_RESOLUTIONS.includes(problem.resolutionKind)))
    .map((problem) => `its types are wrong: ${problemKindInfo[problem.kind].description} ${JSON.stringify(problem)}`)
}

/** Imports of other packages: `valibot`, `node:fs`. */
const IMPORT = /^(?:import|export)\b[^;"]*"([^."/][^"]*)";?$|\bimport\("([^."/][^"]*)"\)/gm

function fileProblems({ folder, manifest: { dependencies, ...manifest } }: BuiltPackage): string[] {
  const allowed = new Set([
    ...Object.keys(dependencies),
    ...Object.keys(manifest.peerDependencies ?? {}),
    manifest.name,
  ])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // Templates are copied into other repositories and not loaded from the package.
  const read = files.filter((name) => !name.startsWith('dist/template/'))
  const sources = read.filter((name) => /(?<!\.d)\.tsx?$/.test(name)).map((name) => `${name} is TypeScript`)
  const maps = files.filter((name) => name.endsWith('.map')).map((name) => `${name} is a source map`)
  const moduleProblems = read
    .filter((name) => /^dist\/.*\.(js|ts|mjs)$/.test(name) && !/^dist\/(docs|assets)\//.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const names = [...text.matchAll(IMPORT)].map(([, other, later]) => other ?? later!)
      return [
        ...new Set(
          names.filter((other) => !isAllowed(name, other, allowed)).map((other) => `${name} imports ${other}`),
        ),
        ...textProblems(name, text),
      ]
    })
  return [...sources, ...maps, ...moduleProblems, ...linkProblems(folder, read)]
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
/** Modules of a runtime are allowed, but not their types, which no package provides. */
const isAllowed = (file: string, name: string, allowed: Set<string>) =>
  name.startsWith('node:') ||
  (name.startsWith('cloudflare:') && !file.endsWith('.d.ts')) ||
  allowed.has(packageOf(name))

const LINK = /\]\((?!\w+:|#)([^)#]+)[^)]*\)/g

function linkProblems(folder: string, files: string[]): string[] {
  const exists = (page: string, link: string) => existsSync(join(folder, dirname(page), link))
  return files
    .filter((name) => ['README.md', 'SKILL.md'].includes(name) || (name.startsWith('dist/') && name.endsWith('.md')))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const dead = [...text.matchAll(LINK)].filter(([, link]) => !exists(name, link!))
      return [
        ...dead.map(([, link]) => `${name} links to ${link}, which is not in the package`),
        ...(/npm run\b/.test(text) ? [`${name} mentions an npm script of the repository`] : []),
      ]
    })
}

function textProblems(name: string, text: string): string[] {
  const isCode = /\.m?js$/.test(name)
  const code = isCode ? text.replace(/\/\*[^]*?\*\//g, '') : ''
  return [
    ...(/npm run\b/.test(code) ? [`${name} mentions an npm script of the repository`] : []),
    ...(text.includes(ROOT) ? [`${name} contains the path of the repository`] : []),
  ]
}
