import { readFileSync, writeFileSync } from 'node:fs'
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
const stale = Object.entries(files).filter(([path, text]) => readText(root + path) !== text)

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale. Run npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) writeFileSync(root + path, text)
  console.log(stale.length > 0 ? `Wrote ${stale.map(([path]) => path).join(', ')}` : 'Everything is up to date')
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
