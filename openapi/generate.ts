import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error('This Node is too old: use 24.15 or newer, or on Linux run it through npm: npm run generate')
  process.exit(2)
}

// Imported late, so that an old Node reads the line above and not a syntax error of a dependency.
const { generatedFiles } = await import('./generated-files.ts')
const root = fileURLToPath(new URL('..', import.meta.url))
const files = await generatedFiles().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const isCommitted = (path: string) => !path.startsWith('openapi/dist/')
const stale = Object.entries(files).filter(([path, text]) => readText(root + path) !== text)
const committed = stale.filter(([path]) => isCommitted(path))

writeDist()
if (process.argv.includes('--check')) {
  for (const [path] of committed) console.error(`${path} is stale. Run npm run generate`)
  process.exitCode = committed.length > 0 ? 1 : 0
} else if (!process.argv.includes('--dist')) {
  for (const [path, text] of committed) write(path, text)
  console.log(stale.length > 0 ? `Wrote ${stale.map(([path]) => path).join(', ')}` : 'Everything is up to date')
}

/** Always written, because their time says whether they are up to date. */
function writeDist() {
  for (const [path, text] of Object.entries(files)) if (!isCommitted(path)) write(path, text)
}

/** In one step, so that a process that starts meanwhile reads the complete file. */
function write(path: string, text: string) {
  const part = `${root}${path}.${process.pid}`
  mkdirSync(dirname(part), { recursive: true })
  writeFileSync(part, text)
  renameSync(part, root + path)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
