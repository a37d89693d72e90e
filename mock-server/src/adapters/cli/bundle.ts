import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import vm from 'node:vm'
import type * as NodeAdapter from '../node.ts'
import { BUNDLE, INPUTS, type Input, ROOT } from './bundle-files.ts'

/**
 * Loads the HTTP adapter from one file that contains all its sources: reading 800 modules one by one takes a second. The file is rebuilt
 * when a source has changed.
 */
export const loadNodeAdapter = (): Promise<typeof NodeAdapter> => (loading ??= load())

let loading: Promise<typeof NodeAdapter> | undefined

async function load(): Promise<typeof NodeAdapter> {
  const isBuilt = isCurrent() || (await rebuild())
  return isBuilt ? runBundle() : import('../node.ts')
}

async function rebuild(): Promise<boolean> {
  try {
    const { buildCli } = await import('../../../build-cli.ts')
    await buildCli()
    return true
  } catch {
    // A source that does not parse, or an installation without the tools of development.
    return false
  }
}

function isCurrent(): boolean {
  try {
    const inputs = JSON.parse(readFileSync(INPUTS, 'utf8')) as Input[]
    return inputs.length > 0 && inputs.every(isUnchanged)
  } catch {
    // Nothing was built yet, or a source has gone.
    return false
  }
}

function isUnchanged([path, changedAt, size]: Input): boolean {
  const now = statSync(ROOT + path)
  return now.mtimeMs === changedAt && now.size === size
}

/** Runs the bundle with the code that an earlier start has compiled. V8 ignores a cache of another version or with other flags. */
function runBundle(): typeof NodeAdapter {
  const cache = `${BUNDLE}.${statSync(BUNDLE).mtimeMs}.cache`
  const cachedData = readCache(cache)
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(BUNDLE, 'latin1')}\n})`,
    {
      filename: BUNDLE,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData && { cachedData }),
    },
  )
  const module = { exports: {} }
  const main = script.runInThisContext() as (...parts: unknown[]) => void
  main(module.exports, createRequire(BUNDLE), module, BUNDLE, dirname(BUNDLE))
  if (!cachedData || script.cachedDataRejected)
    for (const ms of WARM_MS) setTimeout(() => writeCache(cache, script), ms).unref()
  return module.exports as typeof NodeAdapter
}

/**
 * When the compiled code is stored, in ms: soon, for commands that end soon, and when calls have been answered. Node's own cache
 * (`module.enableCompileCache`) is without functions that are compiled at their first call, which are most of the code.
 */
const WARM_MS = [1500, 30_000]

function readCache(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function writeCache(file: string, script: vm.Script) {
  try {
    const folder = dirname(BUNDLE)
    const older = readdirSync(folder).filter(
      (name) => name.startsWith(`${basename(BUNDLE)}.`) && name.endsWith('.cache'),
    )
    for (const name of older) rmSync(join(folder, name), { force: true })
    writeFileSync(`${file}.${process.pid}`, script.createCachedData())
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // In a folder that cannot be written the next start compiles again.
  }
}
