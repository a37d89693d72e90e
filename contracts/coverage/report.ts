import { fingerprint } from './declared.ts'
import { listGaps, type Row, type Source, sources, type CoverageStatus } from './matrix.ts'

const statuses: CoverageStatus[] = ['covered', 'missed', 'not implemented', 'missing in the document']

/** Renders the report for a terminal: one line per domain and operation, then the gaps and the sum. */
export function renderText(rows: Row[]): string {
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  const gaps = listGaps(rows)
  return [
    line('domain', columns),
    ...domains.flatMap(([name, group]) => [lineOf(name, group), ...operationLines(group)]),
    lineOf('all', rows),
    '',
    ...gaps.map((gap) => `GAP ${gap}`),
    `Coverage: ${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations`,
  ].join('\n')
}

const operationsIn = (rows: Row[]) => new Set(rows.map(({ operation }) => operation)).size
const countOf = (rows: Row[], wanted: CoverageStatus) => rows.filter(({ coverage }) => coverage === wanted).length
const countBySource = (rows: Row[], source: Source) => rows.filter(({ counts }) => counts[source] > 0).length

const lineOf = (name: string, rows: Row[]) =>
  line(name, [
    operationsIn(rows),
    rows.length,
    ...statuses.map((coverage) => countOf(rows, coverage)),
    ...sources.map((source) => countBySource(rows, source)),
  ])

const operationLines = (rows: Row[]) =>
  [...Map.groupBy(rows, ({ operation }) => operation)].map(([name, own]) => lineOf(`  ${name}`, own))

const columns = ['operations', 'outcomes', ...statuses, ...sources]
const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(38) + cells.map((cell, at) => String(cell).padStart(columns[at]!.length + 2)).join('')

/** The file that `longan mock --real` reads; it is valid for this document only. */
export const renderJson = (rows: Row[]): string => JSON.stringify({ description: fingerprint, rows }, null, 1)

/** Renders the matrix as one HTML page: one row per operation, with the coverage and the sources of each outcome. */
export function renderHtml(rows: Row[]): string {
  const gaps = listGaps(rows)
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of the contracts</title>
<style>${style}</style>
<h1>Coverage of the contracts</h1>
<p>${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations. Numbers: observations by pact, journey and verification.</p>
${statuses.map((coverage) => `<span data-coverage="${coverage}">${coverage} ${countOf(rows, coverage)}</span>`).join(' ')}
${domains.map(([name, group]) => sectionOf(name, group)).join('\n')}
</html>
`
}

function sectionOf(domain: string, rows: Row[]): string {
  const operations = [...Map.groupBy(rows, ({ operation }) => operation)]
  const lines = operations.map(
    ([name, own]) => `<tr><th>${escapeHtml(name)}</th><td>${own.map(cellOf).join(' ')}</td></tr>`,
  )
  return `<h2>${escapeHtml(domain)}</h2>\n<table>\n${lines.join('\n')}\n</table>`
}

function cellOf({ status, code, coverage, counts }: Row): string {
  const name = [status, code].filter(Boolean).join(' ')
  const by = sources.map((source) => counts[source]).join(' · ')
  return `<span data-coverage="${coverage}" title="${coverage}: ${sources.join(' · ')}">${escapeHtml(name)} <small>${by}</small></span>`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { margin: 2rem; }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: 500; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; width: 16rem }
td { padding: 0.25rem 0 }
tr + tr { border-top: 1px solid #8884 }
span { display: inline-block; padding: 0 0.5rem; margin: 0.125rem 0; border-radius: 0.25rem; background: #2a84 }
span[data-coverage='missed'] { background: #d338 }
span[data-coverage='not implemented'] { background: #d838 }
span[data-coverage='missing in the document'] { background: #83d8 }
small { opacity: 0.75 }
`
