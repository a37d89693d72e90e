import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseResolver, bundle, loadConfig, makeDocumentFromString, parseYaml } from '@redocly/openapi-core'
import { operationSources, schemaSource } from '../sdk/generate-sources.ts'
import { asCalled } from './sdk-document.ts'
import { leanOperations, withoutProse } from './compact-operations.ts'
import { mapValues } from './lint/shorthand.ts'
import { operationTable } from './operation-table.ts'
import { pathTable, readPathFiles } from './path-table.ts'
import { withIntegerFormats } from './integer-formats.ts'

type Operation = { parameters?: unknown[]; 'x-encrypted'?: true }
type Description = {
  paths: Record<string, Record<string, Operation>>
  /** Headers by the calls that carry them: those of a path's beginning, or `encrypted` ones. */
  'x-common-headers'?: Record<string, unknown[]>
}

const TABLE = 'openapi/dist/paths.gen.json'

/** Every generated file of the description: its path from the root of the repository, and its text. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const table = json(pathTable(readPathFiles(here('paths')), tagNames()))
  const description = await bundledDescription(table)
  const operations = leanOperations(description)
  return {
    [TABLE]: table,
    'openapi/dist/operations.gen.json': json(operations),
    'sdk/src/schema.gen.ts': await schemaSource(withoutProse(asCalled(description))),
    ...operationSources(operations.operations),
    'openapi/OPERATIONS.md': operationTable(
      operations.operations,
      description.paths as never,
      readFileSync(here('known-calls.yaml'), 'utf8'),
    ),
    'openapi/dist/description.gen.json': json(withIntegerFormats(withCommonHeaders(description))),
  }
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function tagNames(): string[] {
  const { tags } = parseYaml(readFileSync(here('openapi.yaml'), 'utf8')) as { tags: { name: string }[] }
  return tags.map(({ name }) => name)
}

/** Bundles with this table of paths, whatever lies on the disk. */
async function bundledDescription(table: string): Promise<Description> {
  const config = await loadConfig({ configPath: here('redocly.yaml') })
  const externalRefResolver = new BaseResolver(config.resolve)
  const tableFile = fileURLToPath(new URL(`../${TABLE}`, import.meta.url))
  externalRefResolver.cache.set(tableFile, Promise.resolve(makeDocumentFromString(table, tableFile)))
  const { bundle: document, problems } = await bundle({ ref: here('openapi.yaml'), config, externalRefResolver })
  const [problem] = problems
  if (problem) throw new Error(`${placeOf(problem.location[0])}: ${problem.message}`)
  return JSON.parse(JSON.stringify(document.parsed))
}

/** Where a problem is: `openapi/paths/wallet.yaml#/~1wps~1wallets~1gcs/get`. */
function placeOf(location: { source: { absoluteRef: string }; pointer?: string } | undefined): string {
  return `${relative(here('..'), location?.source.absoluteRef ?? '')}${location?.pointer ?? ''}`
}

/** The headers of many calls are written once; readers of the whole description find them at each operation. */
function withCommonHeaders({ 'x-common-headers': common = {}, ...description }: Description): Description {
  const headersOf = (path: string, { 'x-encrypted': isEncrypted }: Operation) =>
    Object.entries(common).flatMap(([which, headers]) =>
      (which === 'encrypted' ? isEncrypted : path.startsWith(which)) ? headers : [],
    )
  const withHeaders = (operation: Operation, path: string) => ({
    ...operation,
    parameters: [...(operation.parameters ?? []), ...headersOf(path, operation)],
  })
  const paths = mapValues(description.paths, (item, path) => mapValues(item, (one) => withHeaders(one, path)))
  return { ...description, paths }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
