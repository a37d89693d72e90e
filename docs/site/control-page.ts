import { controlDescription } from '../../mock-server/src/admin/control-openapi.ts'
import { cell, code, page, table } from './markdown.ts'

type Schema = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: Schema[]; items?: Schema; default?: unknown }
type Body = { properties?: Record<string, Schema>; required?: string[] }
type Operation = {
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

function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
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

const section = (method: string, path: string, operation: Operation) => [
  `### ${method.toUpperCase()} ${path}`,
  '',
  cell(operation.summary),
  '',
  ...table(['field', 'type', ''], fieldsOf(operation).map(row)),
]

export function controlPage(): string {
  const all = Object.entries(controlDescription().paths as unknown as Record<string, Record<string, Operation>>)
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
      ...own.flatMap(({ method, path, operation }) => section(method, path, operation)),
    ]),
  )
}
