import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Sizes of parts or files of a build, in bytes of gzip 9, by name. */
export type SizesByName = Record<string, number>
/** The sizes of a build that kept its budgets. */
export type KnownSizes = { parts: SizesByName; files: SizesByName }

const fileOf = (folder: string) =>
  fileURLToPath(new URL(`../../.cache/build-sizes/${basename(folder)}.json`, import.meta.url))

/** Returns the sizes of the last build of `folder` on this machine that kept its budgets; undefined if there is none. */
export const readKnownSizes = (folder: string): Promise<KnownSizes | undefined> =>
  readFile(fileOf(folder), 'utf8').then(
    (text) => JSON.parse(text) as KnownSizes,
    () => undefined,
  )

export async function storeKnownSizes(folder: string, sizes: KnownSizes): Promise<void> {
  await mkdir(fileURLToPath(new URL('../../.cache/build-sizes/', import.meta.url)), { recursive: true })
  await writeFile(fileOf(folder), JSON.stringify(sizes))
}

const MAX_FILES = 5

/** Returns the growth of a part since the last build within its budget, in words. */
export const describeGrowth = (bytes: number, before: number | undefined): string =>
  before === undefined ? '' : ` (${signed(bytes - before)} since the last build within it)`

/** Returns the files that have grown most, one line for each: `src/app/app.tsx: +120 bytes`. */
export const findGrownFiles = (files: SizesByName, before: SizesByName = {}): string[] =>
  Object.entries(files)
    .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
    .filter(([, growth]) => growth > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_FILES)
    .map(([name, growth]) => `${name}: ${signed(growth)}`)

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${Math.abs(bytes)} bytes`
