import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, readRepository } from '../../tests/check/unchanged.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What no build of the app reads. All other files are inputs, also those that only may be read. */
const NO_INPUT = /^(contracts|docs|pack|tests|\.changeset|\.github)\/|\.(test|spec)\.tsx?$|\.md$|^project-words\.txt$/
/** As it is before Vite sets it. */
const { NODE_ENV = '' } = process.env
/** Generated from the document; git ignores them. */
const GENERATED = 'openapi/dist/*'

type KnownBuild = { inputs: string; output: string }

/**
 * Returns a hash of all that a build depends on: the files of the repository, the installed packages, Node and the system. It is undefined where git cannot
 * list the files.
 */
export function hashInputs(root: string = ROOT): string | undefined {
  const files = readRepository(root)?.filter(({ file }) => !NO_INPUT.test(file))
  if (files === undefined) return undefined
  const generated = globSync(GENERATED, { cwd: root }).toSorted()
  return hashOf(
    process.version,
    process.platform,
    process.arch,
    NODE_ENV,
    ...files.flatMap(({ file, hash }) => [file, hash]),
    ...generated.flatMap((file) => [file, readFileSync(join(root, file))]),
  )
}

/** Remembers which inputs the build in `folder` has. */
export function buildRecord(folder: string, root: string = ROOT) {
  const file = join(root, '.cache/builds', `${basename(folder)}.json`)
  return {
    /** Returns true if `folder` has exactly what a build with these inputs has written. */
    async isOf(inputs: string | undefined): Promise<boolean> {
      const text = await readFile(file, 'utf8').catch(() => undefined)
      if (text === undefined || inputs === undefined) return false
      const known = JSON.parse(text) as KnownBuild
      return known.inputs === inputs && known.output === (await hashFolder(folder))
    },
    async store(inputs: string | undefined): Promise<void> {
      if (inputs === undefined) return rm(file, { force: true })
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ inputs, output: await hashFolder(folder) } satisfies KnownBuild))
    },
  }
}

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const contents = files.toSorted().map(async (file) => [file.slice(folder.length), await readFile(file)] as const)
  return hashOf(...(await Promise.all(contents)).flat())
}
