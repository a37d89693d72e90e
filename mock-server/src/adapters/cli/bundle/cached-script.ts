import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import vm from 'node:vm'
import { crc32 } from 'node:zlib'

/**
 * When the compiled code is stored, in ms: soon, for commands that end soon, and when calls have been answered. Node's own cache
 * (`module.enableCompileCache`) is without functions that are compiled at their first call, which are most of the code.
 */
const STORE_AFTER = [1500, 30_000]

/**
 * Runs the CommonJS script `file` with the code that an earlier run has compiled, and returns its exports. Without valid code beside the
 * script V8 compiles it again, and the code is stored `storeAfter` ms later.
 */
export function runCachedScript(file: string, storeAfter = STORE_AFTER): unknown {
  const cache = cacheOf(file)
  const cachedData = readCache(cache)
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'latin1')}\n})`,
    {
      filename: file,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData && { cachedData }),
    },
  )
  const module = { exports: {} }
  const main = script.runInThisContext() as (...parts: unknown[]) => void
  main(module.exports, createRequire(file), module, file, dirname(file))
  // V8 rejects the code of another version or with other flags.
  if (!cachedData || script.cachedDataRejected)
    for (const ms of storeAfter) setTimeout(() => writeCache(file, cache, script), ms).unref()
  return module.exports
}

const cacheOf = (file: string) => `${file}.${statSync(file).mtimeMs}.cache`

const CHECKSUM_BYTES = 4

/** V8 does not verify the code and crashes on a damaged one: the file ends in a checksum. */
function readCache(cache: string): Buffer | undefined {
  try {
    const bytes = readFileSync(cache)
    const code = bytes.subarray(0, -CHECKSUM_BYTES)
    return crc32(code) === bytes.readUInt32LE(code.length) ? code : undefined
  } catch {
    return undefined
  }
}

function writeCache(file: string, cache: string, script: vm.Script) {
  try {
    // The script was built again while this process ran.
    if (cacheOf(file) !== cache) return
    const folder = dirname(file)
    const older = readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}.`) && name.includes('.cache'))
    for (const name of older) rmSync(join(folder, name), { force: true })
    const code = script.createCachedData()
    const checksum = Buffer.alloc(CHECKSUM_BYTES)
    checksum.writeUInt32LE(crc32(code))
    writeFileSync(`${cache}.${process.pid}`, Buffer.concat([code, checksum]))
    renameSync(`${cache}.${process.pid}`, cache)
  } catch {
    // In a folder that cannot be written the next start compiles again.
  }
}
