import { fingerprint } from './declared.ts'
import { listGaps, type Row, type Source, sources, type CoverageStatus } from './matrix.ts'

const words: CoverageStatus[] = ['covered', 'missed', 'not implemented', 'missing in the description']

/** As a person reads it in a terminal: a line an operation under the sum of its domain, what is amiss by name, and the sum last. */
export function renderText(rows: Row[]): string {
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  const gaps = listGaps(rows)
  return [
    line('domain', heads),
    ...domains.flatMap(([name, group]) => [lineOf(name, group), ...operationLines(group)]),
    lineOf('all', rows),
    '',
    ...gaps.map((gap) => `GAP ${gap}`),
    `Coverage: ${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations`,
  ].join('\n')
}

const operationsIn = (rows: Row[]) => new Set(rows.map(({ operation }) => operation)).size
const countOf = (rows: Row[], wanted: CoverageStatus) => rows.filter(({ word }) => word === wanted).length
const seenBy = (rows: Row[], source: Source) => rows.filter(({ seen }) => seen[source] > 0).length

const lineOf = (name: string, rows: Row[]) =>
  line(name, [
    operationsIn(rows),
    rows.length,
    ...words.map((word) => countOf(rows, word)),
    ...sources.map((source) => seenBy(rows, source)),
  ])

const operationLines = (rows: Row[]) =>
  [...Map.groupBy(rows, ({ operation }) => operation)].map(([name, own]) => lineOf(`  ${name}`, own))

const heads = ['operations', 'outcomes', ...words, ...sources]
const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(38) + cells.map((cell, at) => String(cell).padStart(heads[at]!.length + 2)).join('')

/** The file that `longan mock --real` reads; it is valid for this document only. */
export const renderJson = (rows: Row[]): string => JSON.stringify({ description: fingerprint, rows }, null, 1)

/** One page that shows the matrix: an operation a row, its outcomes in the row, each by its word and its sources. */
export function renderHtml(rows: Row[]): string {
  const gaps = listGaps(rows)
  const domains = [...Map.groupBy(rows, ({ domain }) => domain)]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of the contracts</title>
<style>${style}</style>
<h1>Coverage of the contracts</h1>
<p>${rows.length - gaps.length} of ${rows.length} outcomes of ${operationsIn(rows)} operations. Behind each outcome: how often pact, journey and verification have seen it.</p>
${words.map((word) => `<span data-word="${word}">${word} ${countOf(rows, word)}</span>`).join(' ')}
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

function cellOf({ status, code, word, seen }: Row): string {
  const name = [status, code].filter(Boolean).join(' ')
  const by = sources.map((source) => seen[source]).join(' · ')
  return `<span data-word="${word}" title="${word}: ${sources.join(' · ')}">${escapeHtml(name)} <small>${by}</small></span>`
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
span[data-word='missed'] { background: #d338 }
span[data-word='not implemented'] { background: #d838 }
span[data-word='missing in the description'] { background: #83d8 }
small { opacity: 0.75 }
`
