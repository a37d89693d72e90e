import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseResolver, bundle, loadConfig, makeDocumentFromString, parseYaml } from '@redocly/openapi-core'
import { generateOperationSources, generateSchemaSource } from '../sdk/generate-sources.ts'
import { toSdkDocument } from './sdk-document.ts'
import { toCompactDocument, stripProse } from './compact-operations.ts'
import { mapValues } from './lint/shorthand.ts'
import { renderOperationTable } from './operation-table.ts'
import { createPathTable, readPathFiles } from './path-table.ts'
import { addIntegerFormats } from './integer-formats.ts'
import { addInvalidation, readInvalidationTable } from './invalidation.ts'

type Operation = { operationId?: string; parameters?: unknown[]; 'x-encrypted'?: true }
type Document = {
  paths: Record<string, Record<string, Operation>>
  /** Headers by the calls that have them: a prefix of paths, or `encrypted`. */
  'x-common-headers'?: Record<string, unknown[]>
}

const PATH_TABLE = 'openapi/dist/paths.gen.json'

/** Generates all files from the OpenAPI document. Returns their texts by path from the repository root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const table = json(createPathTable(readPathFiles(absolutePath('paths')), tagNames()))
  const document = await bundleDocument(table)
  const operations = toCompactDocument(document)
  return {
    [PATH_TABLE]: table,
    'openapi/dist/operations.gen.json': json(operations),
    'sdk/src/schema.gen.ts': await generateSchemaSource(stripProse(toSdkDocument(document))),
    ...generateOperationSources(operations.operations, operations.schemas),
    'openapi/OPERATIONS.md': renderOperationTable(
      operations.operations,
      document.paths as never,
      readFileSync(absolutePath('known-calls.yaml'), 'utf8'),
    ),
    'openapi/dist/openapi.gen.json': json(
      addIntegerFormats(addInvalidation(addCommonHeaders(document), readInvalidationTable())),
    ),
  }
}

const absolutePath = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function tagNames(): string[] {
  const { tags } = parseYaml(readFileSync(absolutePath('openapi.yaml'), 'utf8')) as { tags: { name: string }[] }
  return tags.map(({ name }) => name)
}

async function bundleDocument(table: string): Promise<Document> {
  const config = await loadConfig({ configPath: absolutePath('redocly.yaml') })
  const externalRefResolver = new BaseResolver(config.resolve)
  const tableFile = fileURLToPath(new URL(`../${PATH_TABLE}`, import.meta.url))
  externalRefResolver.cache.set(tableFile, Promise.resolve(makeDocumentFromString(table, tableFile)))
  const { bundle: document, problems } = await bundle({
    ref: absolutePath('openapi.yaml'),
    config,
    externalRefResolver,
  })
  const [problem] = problems
  if (problem) throw new Error(`${locationOf(problem.location[0])}: ${problem.message}`)
  return JSON.parse(JSON.stringify(document.parsed))
}

/** Formats the location of a problem: `openapi/paths/wallet.yaml#/~1wps~1wallets~1gcs/get`. */
function locationOf(location: { source: { absoluteRef: string }; pointer?: string } | undefined): string {
  return `${relative(absolutePath('..'), location?.source.absoluteRef ?? '')}${location?.pointer ?? ''}`
}

function addCommonHeaders({ 'x-common-headers': common = {}, ...document }: Document): Document {
  const headersOf = (path: string, { 'x-encrypted': isEncrypted }: Operation) =>
    Object.entries(common).flatMap(([which, headers]) =>
      (which === 'encrypted' ? isEncrypted : path.startsWith(which)) ? headers : [],
    )
  const addHeaders = (operation: Operation, path: string) => ({
    ...operation,
    parameters: [...(operation.parameters ?? []), ...headersOf(path, operation)],
  })
  const paths = mapValues(document.paths, (item, path) => mapValues(item, (one) => addHeaders(one, path)))
  return { ...document, paths }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
