import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const generated = ['error-messages.gen.json', 'openapi.gen.json', 'operations.gen.json', 'paths.gen.json'].map(
  (name) => `${folder}dist/${name}`,
)

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Generates `openapi/dist` again, which is not committed, if a source of it is newer. Takes milliseconds otherwise. */
function refresh() {
  const sources = globSync(['*.{ts,yaml}', 'invalidation.json', '{paths,schemas,lint}/*'], { cwd: folder }).map(
    (name) => folder + name,
  )
  if (Math.max(...sources.map(changedAt)) < Math.min(...generated.map(changedAt))) return
  const { status } = spawnSync(process.execPath, [`${folder}generate.ts`, '--dist'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

refresh()
