import { readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'

/** The path of each file of `paths/` by name (`wallet.yaml`), and its parsed content. */
export type PathFiles = Record<string, unknown>

export function readPathFiles(folder: string): PathFiles {
  const names = readdirSync(folder).toSorted()
  return Object.fromEntries(names.map((name) => [name, parseYaml(readFileSync(`${folder}/${name}`, 'utf8'))]))
}

/** The description's table of paths: every path of every file, the files in the order of the tags. No path can be forgotten. */
export function pathTable(files: PathFiles, tags: readonly string[]): Record<string, { $ref: string }> {
  const table: Record<string, { $ref: string }> = {}
  for (const name of Object.keys(files)) refuseStranger(name, tags)
  for (const name of tags.map((tag) => `${tag}.yaml`).filter((one) => one in files)) {
    for (const path of Object.keys(files[name] ?? {})) {
      refuseNoPath(name, path)
      const known = table[path]?.$ref.split('#')[0]?.replace('../', 'openapi/')
      if (known) throw new Error(`openapi/paths/${name}: ${path} is described in ${known} too; keep one of them.`)
      table[path] = { $ref: `../paths/${name}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` }
    }
  }
  return table
}

function refuseStranger(name: string, tags: readonly string[]) {
  if (tags.some((tag) => name === `${tag}.yaml`)) return
  throw new Error(
    `openapi/paths/${name}: no tag has this name, so its paths are nowhere. Name the file after a tag of openapi/openapi.yaml, or add the tag there.`,
  )
}

function refuseNoPath(name: string, path: string) {
  if (/^\/(wps|lgw|lotto|lotto-vn)\//.test(path)) return
  throw new Error(
    `openapi/paths/${name}: ${path} is not a path of the gateway; write it as /wps/..., /lgw/..., /lotto/... or /lotto-vn/...`,
  )
}
