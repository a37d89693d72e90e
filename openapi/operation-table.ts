import { parseYaml } from '@redocly/openapi-core'
import type { CompactOperation } from './compact-operations.ts'

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
