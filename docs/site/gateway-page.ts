import description from '@longan/openapi/document' with { type: 'json' }
import { cell, code, page, prose, table } from './markdown.ts'

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
