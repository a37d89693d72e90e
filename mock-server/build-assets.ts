import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One kind of built files. A step runs when the text of its inputs has changed since it last ran. */
export type AssetStep = {
  name: string
  /** Files and folders, relative to mock-server/, whose content the result depends on. */
  inputs: string[]
  /** Writes into the folder that is served as `/`. */
  build(assets: string): Promise<void>
}

const ROOM = fileURLToPath(new URL('.', import.meta.url))
const ASSETS = join(ROOM, 'dist/assets')
const STAMPS = join(ASSETS, '.stamps.json')

/** What there is to build. @note A step imports its tools inside `build`: nothing heavy loads when all is current. */
export const steps: AssetStep[] = [
  {
    name: 'art',
    inputs: [
      'build',
      'src/art',
      'src/kernel/random.ts',
      'src/catalogue/looks.ts',
      'src/catalogue/teams.ts',
      'src/catalogue/vendors.ts',
    ],
    build: async (assets) => (await import('./build/raster.ts')).rasterArt(assets),
  },
  {
    name: 'partners',
    inputs: [
      'build-partners.ts',
      'package.json',
      'partners',
      'src/art',
      'src/kernel/random.ts',
      'src/catalogue/fold.ts',
      'src/catalogue/looks.ts',
    ],
    build: async (assets) => (await import('./build-simulators.ts')).buildPartners(assets),
  },
]

/** Builds what is missing or stale and names it; with everything current it only reads the inputs. */
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
    for (const file of await filesOf(join(ROOM, input)))
      hash.update(file.slice(ROOM.length)).update(await readFile(file))
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
