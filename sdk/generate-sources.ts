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
  responses: Record<string, { contentType?: string }>
}

/** Returns what the transport must know of each operation, one file per SDK module, so that a page loads those it uses. */
export function generateOperationSources(operations: Operation[]): Record<string, string> {
  const sdkModules = Object.entries(Object.groupBy(operations, ({ domain, sdkModule = domain }) => sdkModule))
  const files = sdkModules.map(([name, own = []]) => [`sdk/src/operations/${name}.gen.ts`, moduleSource(name, own)])
  const names = sdkModules.map(([name]) => name)
  return { ...Object.fromEntries(files), 'sdk/src/operations/all.gen.ts': indexSource(names) }
}

function moduleSource(name: string, operations: Operation[]): string {
  const rows = operations.map((one) => `  '${one.method} ${one.path}': { ${metadataOf(one).join(', ')} },`)
  const lines = [`export const ${constantNameOf(name)} = {`, ...rows, '} satisfies Operations']
  return `${banner}import type { Operations } from './operation.ts'\n\n${lines.join('\n')}\n`
}

function metadataOf({ id, module, token, captcha, encrypted, repeatable, responses }: Operation): string[] {
  const isText = responses['200']?.contentType === 'text/plain'
  const special = { token: token !== 'none', captcha, encrypted, once: repeatable === false, text: isText }
  const flags = Object.entries(special).flatMap(([name, holds]) => (holds ? [`${name}: true`] : []))
  return [`id: '${id}'`, ...(module ? [`module: '${module}'`] : []), ...flags]
}

function indexSource(sdkModules: string[]): string {
  const imports = sdkModules.map((name) => `import { ${constantNameOf(name)} } from './${name}.gen.ts'`)
  const rows = sdkModules.map((name) => `  '${name}': ${constantNameOf(name)},`)
  const list = ['/** All operations of the document, by SDK module. */', 'export const allOperations = {', ...rows, '}']
  return `${banner}${[...imports, '', ...list].join('\n')}\n`
}

/** `my-games` is `myGamesOperations`. */
const constantNameOf = (name: string) =>
  `${name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}Operations`
