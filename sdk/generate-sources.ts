import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** Returns the types of every operation and schema; pass a document without prose, which would be half of the text. */
export async function generateSchemaSource(description: unknown): Promise<string> {
  const nodes = await openapiTypescript(description as OpenAPI3, {
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  const lines = astToString(nodes).split('\n')
  return banner + lines.filter((line) => !isUnusedAlias(line)).join('\n')
}

/** Aliases of parameters and responses, and value lists of parameters, are not used by name. */
const isUnusedAlias = (line: string) =>
  /^export (type (Parameter|Response)[A-Z]|const (paths|components)[A-Z])/.test(line)

type Operation = {
  id: string
  domain: string
  sdkModule?: string
  method: string
  path: string
  module?: string
  token: string
  encrypted?: true
  repeatable?: false
  captcha?: true
  maxBody?: number
  responses: Record<string, { contentType?: string; schema?: unknown; codes?: string[] }>
  replacedBy?: string
}
type Schemas = Readonly<Record<string, unknown>>

/**
 * Returns what the transport must know of each operation, one file per SDK module, so that a page loads those it uses. Older forms of calls have
 * types, but no methods.
 */
export function generateOperationSources(operations: Operation[], schemas: Schemas): Record<string, string> {
  const current = operations.filter(({ replacedBy }) => replacedBy === undefined)
  const sdkModules = Object.entries(Object.groupBy(current, ({ domain, sdkModule = domain }) => sdkModule))
  const files = sdkModules.map(([name, own = []]) => [
    `sdk/src/operations/${name}.gen.ts`,
    moduleSource(name, own, schemas),
  ])
  const names = sdkModules.map(([name]) => name)
  return {
    ...Object.fromEntries(files),
    'sdk/src/operations/all.gen.ts': indexSource(names),
    'sdk/src/refusals.gen.ts': refusalsSource(operations),
    'sdk/src/older-forms.gen.ts': olderFormsSource(operations),
  }
}

/** The older forms of calls, as types. */
function olderFormsSource(operations: Operation[]): string {
  const rows = operations.flatMap(({ id, replacedBy }) => (replacedBy ? [`  ${id}: '${replacedBy}'`] : []))
  return `${banner}/** Each older form of a call, and the operation that replaces it. The SDK has no methods for older forms. */\nexport type OlderForms = {\n${rows.join('\n')}\n}\n`
}

/** The error codes of each operation, as types. */
function refusalsSource(operations: Operation[]): string {
  const rows = operations.map(({ id, responses }) => {
    const codes = new Set(Object.values(responses).flatMap((response) => response.codes ?? []))
    return `  ${id}: ${[...codes].map((code) => `'${code}'`).join(' | ') || 'never'}`
  })
  return `${banner}/** The error codes that the document lists for each operation. */\nexport type OperationRefusals = {\n${rows.join('\n')}\n}\n`
}

function moduleSource(name: string, operations: Operation[], schemas: Schemas): string {
  const rows = operations.map((one) => `  '${one.method} ${one.path}': { ${metadataOf(one, schemas).join(', ')} },`)
  const lines = [`export const ${constantNameOf(name)} = {`, ...rows, '} satisfies Operations']
  return `${banner}import type { Operations } from './operation.ts'\n\n${lines.join('\n')}\n`
}

function metadataOf(operation: Operation, schemas: Schemas): string[] {
  const { id, module, token, captcha, encrypted, repeatable, maxBody, responses } = operation
  const isText = responses['200']?.contentType === 'text/plain'
  const value = isText ? 'object' : valueTypeOf(operation, schemas)
  const special = {
    token: token !== 'none',
    captcha,
    encrypted,
    once: repeatable === false,
    text: isText,
    upload: maxBody !== undefined,
  }
  const flags = Object.entries(special).flatMap(([name, holds]) => (holds ? [`${name}: true`] : []))
  const names = { id, module, value: value === 'object' ? undefined : value }
  const named = Object.entries(names).flatMap(([name, text]) => (text ? [`${name}: '${text}'`] : []))
  return [...named, ...flags]
}

/** Operations whose value the SDK leaves out, so a response without it is complete. */
const WITHOUT_RESULT = new Set([
  'checkAffiliate',
  'checkUsername',
  'processDailySalaryContract',
  'processDailySalaryContractByMcs2',
  'processDividendContract',
  'processDividendContractByMcs2',
])

type Schema = { $ref?: string; type?: string | string[]; required?: string[]; properties?: Record<string, Schema> }

/** The type of the value in a successful response: `none` if it may be missing, `any` if the document allows several. */
function valueTypeOf({ id, responses }: Operation, schemas: Schemas): string {
  if (WITHOUT_RESULT.has(id)) return 'none'
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1)!] as Schema) : schema
  const [schema] = Object.entries(responses).flatMap(([status, one]) =>
    status.startsWith('2') && one.schema ? [resolve(one.schema as Schema)] : [],
  )
  if (!schema) return 'none'
  const { properties = {}, required = [] } = schema
  if (!properties['success']) return typeNameOf(schema)
  return properties['value'] && required.includes('value') ? typeNameOf(resolve(properties['value'])) : 'none'
}

const typeNameOf = ({ type }: Schema) => (type === 'integer' ? 'number' : typeof type === 'string' ? type : 'any')

function indexSource(sdkModules: string[]): string {
  const imports = sdkModules.map((name) => `import { ${constantNameOf(name)} } from './${name}.gen.ts'`)
  const rows = sdkModules.map((name) => `  '${name}': ${constantNameOf(name)},`)
  const list = ['/** All operations of the document, by SDK module. */', 'export const allOperations = {', ...rows, '}']
  return `${banner}${[...imports, '', ...list].join('\n')}\n`
}

/** `my-games` is `myGamesOperations`. */
const constantNameOf = (name: string) =>
  `${name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}Operations`
