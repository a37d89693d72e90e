import type { LeanOperation } from './compact-operations.ts'
import { countsOf, provenances } from './operation-table.ts'

const BEGIN = '<!-- Written by `npm run generate`, from here -->'
const END = '<!-- to here -->'

/** The README with its table of operations by domain and provenance renewed; each domain leads to its calls in `OPERATIONS.md`. */
export function withOperations(readme: string, operations: LeanOperation[]): string {
  const [before, after] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (before < 0 || after < before) throw new Error(`README.md: put ${BEGIN} and ${END} around the table of operations`)
  const domains = Map.groupBy(operations, ({ domain }) => domain)
  const rows = [
    ['domain', ...provenances, 'all'],
    ...[...domains].map(([domain, own]) => [`[${domain}](openapi/OPERATIONS.md#${domain})`, ...countsOf(own)]),
    ['**all**', ...countsOf(operations)],
  ]
  return `${readme.slice(0, before)}${BEGIN}\n\n${aligned(rows)}\n\n${readme.slice(after)}`
}

/** A table as the formatter writes it. */
function aligned([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
