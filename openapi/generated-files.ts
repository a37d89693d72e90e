import type { Json } from './json.ts'
import { findPlainBody, toCompactDocument, stripProse, type CompactOperation, resolve } from './compact-operations.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseResolver, bundle, loadConfig, makeDocumentFromString, parseYaml } from '@redocly/openapi-core'
import { generateOperationSources, generateSchemaSource } from '../sdk/generate-sources.ts'
import type { CodeMessages } from './lint/longan-plugin.ts'
import { mapValues } from './lint/shorthand.ts'
import { addInvalidation, readInvalidationTable } from './invalidation.ts'
import { assertOperationNames, type PathFiles } from './operation-names.ts'

/** Headers that the SDK's transport adds to operations that declare them, in addition to the common headers. */
const addedHeaders = ['Encryption', 'X-Captcha-Id']

const FAILURE = {
  description: 'The reason of the refusal.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

/**
 * Converts the document to the view of an SDK user: bodies are plain, headers of the transport are removed, and error responses name their
 * status and one type for all operations, the envelope `Failure`.
 */
export function toSdkDocument(document: Json): Json {
  const result = structuredClone(document)
  result.components.responses = { ...result.components.responses, Failure: FAILURE }
  const common = Object.values<Json[]>(result['x-common-headers'] ?? {}).flat()
  const omittedHeaders = new Set([...addedHeaders, ...common.map((header) => resolve(result, header).name)])
  for (const operation of Object.values<Json>(result.paths).flatMap((item) => Object.values<Json>(item))) {
    const isKept = (parameter: Json) => !omittedHeaders.has(resolve(result, parameter).name)
    if (operation.parameters) operation.parameters = operation.parameters.filter(isKept)
    for (const status of Object.keys(operation.responses))
      if (!status.startsWith('2')) operation.responses[status] = { $ref: '#/components/responses/Failure' }
    const plain = findPlainBody(result, operation)
    if (plain) operation.requestBody.content = { 'application/json': { schema: plain } }
  }
  return result
}

function readPathFiles(folder: string): PathFiles {
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

type DocumentedOperation = { operationId: string; description?: string }
type Paths = Record<string, Record<string, DocumentedOperation>>

const head = (...columns: string[]) => [`| ${columns.join(' | ')} |`, `| ${columns.map(() => '---').join(' | ')} |`]
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const code = (text: string) => `\`${text}\``
const provenances = ['stated', 'observed', 'designed'] as const

export function renderOperationTable(operations: CompactOperation[], paths: Paths, known: string): string {
  const domains = Map.groupBy(operations, ({ domain }) => domain)
  const { lines, served, rows } = knownCalls(parseYaml(known) as Record<string, string[]>, operations, notesOf(paths))
  return [
    '# Operations',
    '',
    'Written by `npm run generate`: do not edit.',
    '',
    '## By domain and provenance',
    '',
    ...head('domain', ...provenances, 'all'),
    ...[...domains].map(([domain, own]) => row(`[${domain}](#${domain})`, ...countsOf(own))),
    row('**all**', ...countsOf(operations)),
    '',
    ...[...domains].flatMap(([domain, own]) => domainSection(domain, own)),
    '## Known calls',
    '',
    `${served} of ${rows} rows are served.`,
    '',
    ...lines,
    '',
  ].join('\n')
}

const countsOf = (own: CompactOperation[]) => [
  ...provenances.map((one) => String(own.filter(({ provenance }) => provenance === one).length)),
  String(own.length),
]

const callOf = ({ method, path, replacedBy }: CompactOperation) =>
  code(`${method} ${path}`) + (replacedBy ? `, older form of ${replacedBy}` : '')

const domainSection = (domain: string, own: CompactOperation[]) => [
  `### ${domain}`,
  '',
  ...head('operation', 'call', 'provenance', 'module'),
  ...own.map((operation) => {
    const { id, provenance, module, modules = module ? [module] : ['-'], alsoModule } = operation
    return row(id, callOf(operation), provenance, modules.join(', ') + (alsoModule ? ` + ${alsoModule}` : ''))
  }),
  '',
]

const notesOf = (paths: Paths) =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId, description = '' }) => ({ operationId, description })),
  )

type Notes = ReturnType<typeof notesOf>

function knownCalls(known: Record<string, string[]>, operations: CompactOperation[], notes: Notes) {
  const byCall = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]))
  const serving = (call: string) => {
    const id = byCall.get(call)
    const path = call.slice(call.indexOf(' ') + 1)
    const isNamed = ({ description }: Notes[number]) =>
      description.includes(code(path)) || description.includes(code(call))
    const noted = notes.filter(isNamed)
    return id ? [id] : noted.map(({ operationId }) => operationId)
  }
  const sections = Object.entries(known).map(([section, rows]) => {
    const both = rows.map((text) => [text, [...new Set(text.split(', ').flatMap(serving))]] as const)
    return { section, both }
  })
  const all = sections.flatMap(({ both }) => both)
  return {
    rows: all.length,
    served: all.filter(([, ids]) => ids.length > 0).length,
    lines: sections.flatMap(({ section, both }) => [
      `### ${section}`,
      '',
      ...head('call', 'served by'),
      ...both.map(([text, ids]) => row(text.split(', ').map(code).join(', '), ids.join(', ') || 'nothing yet')),
      '',
    ]),
  }
}

const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/**
 * Adds a format to the numbers of a part of the document. Without one, code generators of other languages use 32 bits, which is too small for
 * timestamps in milliseconds.
 */
export function addIntegerFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(addIntegerFormats)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, isData(key) ? value : addIntegerFormats(value)])
  return { ...Object.fromEntries(entries), ...formatOf(node) }
}

/** Examples are data, even if their fields look like those of a schema. */
const isData = (key: string) => data.has(key) || key.startsWith('x-')

function formatOf(schema: { type?: unknown; format?: unknown; enum?: unknown; maximum?: unknown }) {
  const types = [schema.type].flat()
  if (schema.format !== undefined || schema.enum !== undefined) return {}
  if (types.includes('number')) return { format: 'double' }
  return types.includes('integer') && schema.maximum === undefined ? { format: 'int64' } : {}
}

type Operation = { operationId?: string; parameters?: unknown[]; 'x-encrypted'?: true }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { ErrorCode: { 'x-messages': CodeMessages } } }
  /** Headers by the calls that have them: a prefix of paths, or `encrypted`. */
  'x-common-headers'?: Record<string, unknown[]>
}

const PATH_TABLE = 'openapi/dist/paths.gen.json'

/** Generates all files from the OpenAPI document. Returns their texts by path from the repository root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const files = readPathFiles(absolutePath('paths'))
  const table = json(createPathTable(files, tagNames()))
  assertOperationNames(files)
  const document = await bundleDocument(table)
  const operations = toCompactDocument(document)
  const { 'x-messages': messages } = document.components.schemas.ErrorCode
  return {
    [PATH_TABLE]: table,
    'openapi/dist/error-messages.gen.json': json(mapValues(messages, ({ vi, en }) => ({ vi, en }))),
    ...toAppMessages(messages),
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

/** The messages of the app for errors: those of the codes, without the number at their end, and the app's own for one field or rule. */
function toAppMessages(messages: CodeMessages) {
  const files = (['vi', 'en'] as const).map((language) => {
    const file = `web/src/i18n/${language}/problems.json`
    const own = JSON.parse(readFileSync(absolutePath(`../${file}`), 'utf8')) as object
    const ofCodes = mapValues(messages, (message) => message[language].replace(/ #\d+$/, ''))
    return [file, `${JSON.stringify({ ...own, ...ofCodes }, null, 2)}\n`]
  })
  return Object.fromEntries(files) as Record<string, string>
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
