import description from '@longan/openapi/document' with { type: 'json' }
import { cell, code, page, table } from './markdown.ts'

type Operation = {
  operationId: string
  summary: string
  tags: string[]
  'x-invalidates'?: string[]
  'x-volatile'?: true
  'x-localized'?: true
}

const { paths } = description as unknown as { paths: Record<string, Record<string, Operation>> }
const operations = Object.values(paths).flatMap((item) => Object.values(item))

/** Deposits first, the best-known example; then the other domains in the document's order. */
const domains = [...new Set(['deposits', ...operations.flatMap(({ tags }) => tags)])]

const link = (id: string) => {
  const [domain] = operations.find(({ operationId }) => operationId === id)!.tags
  return `[${id}](gateway/${domain}.md#${id.toLowerCase()})`
}

function commandsOf(domain: string): string[] {
  const commands = operations.filter((one) => one.tags[0] === domain && one['x-invalidates'])
  const rows = commands.map(({ operationId, summary, 'x-invalidates': reads = [] }) => [
    link(operationId),
    cell(summary),
    reads.map(link).join(', ') || 'nothing that can be read',
  ])
  return rows.length > 0 ? [`## ${domain}`, '', ...table(['command', '', 'makes stale'], rows)] : []
}

const marked = (mark: 'x-volatile' | 'x-localized') =>
  operations
    .filter((one) => one[mark])
    .map(({ operationId }) => code(operationId))
    .join(', ')

export const invalidationPage = (): string =>
  page(
    'What a deposit changes',
    'The reads whose response may differ after a command, for each of these readers: the member, another member, the agent above, or a guest. Each command was executed in the mock and every read compared; the same is in the OpenAPI document as `x-invalidates`. A client refetches these and no others.',
    [
      ...domains.flatMap(commandsOf),
      '## Reads that change by themselves',
      '',
      marked('x-volatile'),
      '',
      '## Reads that depend on the language',
      '',
      marked('x-localized'),
    ],
  )
