import { readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'

export type PathFiles = Record<string, unknown>

export function readPathFiles(folder: string): PathFiles {
  const names = readdirSync(folder).toSorted()
  return Object.fromEntries(names.map((name) => [name, parseYaml(readFileSync(`${folder}/${name}`, 'utf8'))]))
}

/** Creates the table of all paths of all files, the files in the order of the tags. */
export function createPathTable(files: PathFiles, tags: readonly string[]): Record<string, { $ref: string }> {
  const table: Record<string, { $ref: string }> = {}
  for (const name of Object.keys(files)) assertKnownTag(name, tags)
  for (const name of tags.map((tag) => `${tag}.yaml`).filter((one) => one in files)) {
    for (const path of Object.keys(files[name] ?? {})) {
      assertGatewayPath(name, path)
      const otherFile = table[path]?.$ref.split('#')[0]?.replace('../', 'openapi/')
      if (otherFile)
        throw new Error(`openapi/paths/${name}: ${path} is also described in ${otherFile}. Keep one of them.`)
      table[path] = { $ref: `../paths/${name}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` }
    }
  }
  return table
}

function assertKnownTag(name: string, tags: readonly string[]) {
  if (tags.some((tag) => name === `${tag}.yaml`)) return
  throw new Error(
    `openapi/paths/${name}: no tag has this name. Name the file after a tag of openapi/openapi.yaml, or add the tag there.`,
  )
}

function assertGatewayPath(name: string, path: string) {
  if (/^\/(wps|lgw|lotto|lotto-vn)\//.test(path)) return
  throw new Error(
    `openapi/paths/${name}: ${path} is not a path of the gateway. Write it as /wps/..., /lgw/..., /lotto/... or /lotto-vn/...`,
  )
}
