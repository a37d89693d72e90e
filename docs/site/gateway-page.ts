import description from '@longan/openapi/document' with { type: 'json' }
import { cell, code, page, prose, table } from './markdown.ts'
import { controlDescription } from '../../mock-server/src/admin/control-openapi.ts'

type Schema = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: Schema[]; items?: Schema; default?: unknown }
type Body = { properties?: Record<string, Schema>; required?: string[] }
type ControlPageOperation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Body } } }
}
type Field = { name: string; schema: Schema; isRequired: boolean }

const typeOf = ({ type, enum: list, const: only, anyOf, items }: Schema): string => {
  if (list) return list.map((one) => code(String(one))).join(', ')
  if (only !== undefined) return code(String(only))
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  return items ? `list of ${typeOf(items)}` : (type ?? 'anything')
}

function fieldsOf({ parameters = [], requestBody }: ControlPageOperation): Field[] {
  const { properties = {}, required = [] } = requestBody?.content['application/json'].schema ?? {}
  const queryFields = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema, required: must = false }) => ({ name, schema, isRequired: must }))
  const bodyFields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }))
  return [...queryFields, ...bodyFields]
}

const row = ({ name, schema, isRequired }: Field) => [code(name), typeOf(schema), isRequired ? 'required' : '']

const controlSection = (method: string, path: string, operation: ControlPageOperation) => [
  `### ${method.toUpperCase()} ${path}`,
  '',
  cell(operation.summary),
  '',
  ...table(['field', 'type', ''], fieldsOf(operation).map(row)),
]

export function controlPage(): string {
  const all = Object.entries(
    controlDescription().paths as unknown as Record<string, Record<string, ControlPageOperation>>,
  )
  const operations = all.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]!)
  return page(
    'The control API',
    'Controls worlds from tests, panels or curl. The header `X-Mock-World` names the world; without it, `default`. From another machine the header `X-Admin-Token` is required.',
    [...groups].flatMap(([tag, own]) => [
      `## ${tag}`,
      '',
      ...own.flatMap(({ method, path, operation }) => controlSection(method, path, operation)),
    ]),
  )
}

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: object[]
  parameters?: { name?: string; in?: string; description?: string; required?: boolean }[]
  responses: Record<string, { 'x-error-codes'?: string[] }>
  'x-provenance': string
  'x-path-designed'?: boolean
  'x-module'?: string | string[]
  'x-encrypted'?: unknown
}
type Call = { method: string; path: string; operation: Operation }
type Description = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

const SURE: Record<string, string> = {
  stated: 'stated in the specification',
  observed: 'observed in public material',
  designed: 'designed by us, where both are silent',
}

const provenanceOf = (operation: Operation) =>
  `${SURE[operation['x-provenance']]}${operation['x-path-designed'] ? '; its path is our own' : ''}`

const queriesOf = ({ parameters = [] }: Operation) =>
  parameters.flatMap(({ name, in: where, description: about = '', required }) =>
    name && where ? [[code(name), where, required ? 'required' : '', cell(about)]] : [],
  )

const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, { 'x-error-codes': codes = [] }]) =>
    codes.length > 0 ? [[status, codes.map(code).join(', ')]] : [],
  )

const whoMay = ({ security = [] }: Operation) => {
  if (security.length === 0) return 'for everybody'
  return security.some((one) => Object.keys(one).length === 0) ? 'with a session or without' : 'with a session'
}

const moduleOf = (operation: Operation) => {
  const modules = [operation['x-module'] ?? []].flat().filter((name) => name !== '-')
  return modules.length > 0 ? ` · module ${modules.join(' or ')}` : ''
}

const section = ({ method, path, operation }: Call) => [
  `## ${operation.operationId}`,
  '',
  `**${method.toUpperCase()}** ${code(path)}`,
  '',
  prose(operation.description),
  '',
  `*${provenanceOf(operation)} · ${whoMay(operation)}${operation['x-encrypted'] ? ' · the body travels encrypted' : ''}${moduleOf(operation)}*`,
  '',
  ...table(['parameter', 'in', '', 'means'], queriesOf(operation)),
  ...(refusalsOf(operation).length > 0
    ? ['::: details Refusals', ...table(['status', 'codes'], refusalsOf(operation)), ':::', '']
    : []),
]

const { info, tags, paths } = description as unknown as Description
const calls: Call[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
)
const sections = Map.groupBy(calls, ({ operation }) => operation.tags[0]!)

const countsOf = (own: Call[]) => [
  ...Object.keys(SURE).map((sure) => String(own.filter((one) => one.operation['x-provenance'] === sure).length)),
  String(own.length),
]

export const gatewayPage = (): string =>
  page('The gateway’s calls', prose(info.description), [
    '## By section and provenance',
    '',
    ...table(
      ['section', ...Object.keys(SURE), 'all'],
      tags.map(({ name }) => [`[${name}](./gateway/${name}.md)`, ...countsOf(sections.get(name) ?? [])]),
    ),
  ])

export const sectionPages: Record<string, () => string> = Object.fromEntries(
  tags.map(({ name, description: about }) => [
    `reference/gateway/${name}.md`,
    () => page(name, cell(about), (sections.get(name) ?? []).flatMap(section)),
  ]),
)

export const summaries: ReadonlyMap<string, string> = new Map(
  calls.flatMap(({ method, path, operation: { summary } }) => [
    [path, summary],
    [`${method.toUpperCase()} ${path}`, summary],
  ]),
)
