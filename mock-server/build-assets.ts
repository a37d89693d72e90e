import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One kind of built files. A step runs if the content of its inputs has changed since its last run. */
export type AssetStep = {
  name: string
  /** Input files and folders, relative to mock-server/. */
  inputs: string[]
  build(assets: string): Promise<void>
}

const PACKAGE_ROOT = fileURLToPath(new URL('.', import.meta.url))
const ASSETS = join(PACKAGE_ROOT, 'dist/assets')
const STAMPS = join(ASSETS, '.stamps.json')

/** All steps. @note A step imports its tools inside `build`, so that nothing heavy loads when everything is current. */
export const steps: AssetStep[] = [
  {
    name: 'art',
    inputs: ['build', 'src/art', 'src/kernel/world/random.ts', 'src/catalogue/teams.ts', 'src/catalogue/vendors.ts'],
    build: async (assets) => (await import('./build/raster.ts')).rasterArt(assets),
  },
  {
    name: 'simulators',
    inputs: [
      'build-simulators.ts',
      'package.json',
      'simulators',
      'src/art',
      'src/kernel/world/random.ts',
      'src/catalogue/fold.ts',
    ],
    build: async (assets) => (await import('./build-simulators.ts')).buildSimulators(assets),
  },
]

/** Builds missing and outdated assets and returns the names of their steps. If everything is current it only reads the inputs. */
export async function ensureAssets(): Promise<string[]> {
  const stamps = await readStamps()
  const built: string[] = []
  for (const step of steps) {
    const hash = await hashOf(step.inputs)
    if (stamps[step.name] === hash) continue
    await mkdir(ASSETS, { recursive: true })
    await step.build(ASSETS)
    stamps[step.name] = hash
    await writeFile(STAMPS, JSON.stringify(stamps))
    built.push(step.name)
  }
  return built
}

async function readStamps(): Promise<Record<string, string>> {
  const text = await readFile(STAMPS, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string>
}

async function hashOf(inputs: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesOf(join(PACKAGE_ROOT, input)))
      hash.update(file.slice(PACKAGE_ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.main) await ensureAssets()
