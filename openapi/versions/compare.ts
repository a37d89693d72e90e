import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stripProse } from '../compact-operations.ts'
import type { Json } from '../json.ts'

export type Impact = 'major' | 'minor' | 'patch'
/** A change of the document as one sentence. */
export type Change = { impact: Impact; sentence: string }

type Verdict = { ruleId: string; impact: Impact; message: string; location: { pointer: string } }
type Reported = {
  kind: 'added' | 'removed' | 'modified'
  typeName: string
  impact: Impact
  path: string
  property?: string
  verdicts: Verdict[]
  base?: { pointer: string }
  revision?: { pointer: string }
}

/** Formats that are added for generated clients, and do not change a value. */
const CLIENT_FORMATS = new Set(['int64', 'double'])

/** Returns what clients depend on: the document without prose, extensions and the formats of generated clients. */
export function toComparable(document: Json): Json {
  const { info, openapi, paths, components } = document
  const compared = withoutClientFormats(stripProse({ paths, components })) as object
  return { openapi, info: { title: info.title, version: info.version }, ...compared }
}

function withoutClientFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutClientFormats)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(
    ([key, value]) => key !== 'format' || typeof value !== 'string' || !CLIENT_FORMATS.has(value),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutClientFormats(value)]))
}

/** Compares two documents with `redocly diff`. Returns the changes in the order of the document. */
export async function compareDocuments(base: Json, revision: Json): Promise<Change[]> {
  const [before, after] = [toComparable(base), toComparable(revision)]
  if (JSON.stringify({ ...before, info: 0 }) === JSON.stringify({ ...after, info: 0 })) return []
  return describeChanges((await runDiff(before, after)).filter(({ typeName }) => typeName !== 'Info'))
}

const config = fileURLToPath(new URL('./diff.yaml', import.meta.url))
const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

async function runDiff(base: Json, revision: Json): Promise<Reported[]> {
  const folder = mkdtempSync(join(tmpdir(), 'longan-diff-'))
  const [before, after, report] = ['base.json', 'revision.json', 'report.json'].map((name) => join(folder, name))
  try {
    writeFileSync(before!, JSON.stringify(base))
    writeFileSync(after!, JSON.stringify(revision))
    const options = ['--config', config, '--format', 'json', '--fail-on', 'none', '--output', report!]
    await promisify(execFile)(process.execPath, [redocly, 'diff', before!, after!, ...options])
    const { default: read } = (await import(report!, { with: { type: 'json' } })) as {
      default: { changes: Reported[] }
    }
    return read.changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function describeChanges(reported: readonly Reported[]): Change[] {
  const all = reported.flatMap((change): (Change & { rule: string; place: string })[] => {
    const place = placeOf(change)
    const verdicts = change.verdicts.map(({ ruleId, impact, message }) => ({
      rule: ruleId,
      impact,
      place,
      sentence: `${message.replace(/\.$/, '')} (${place})`,
    }))
    if (verdicts.length > 0) return verdicts
    return [{ rule: '', impact: change.impact, place, sentence: `${plainChange(change)} (${place})` }]
  })
  const told = all.filter(({ rule, place, sentence }) => !isConsequence({ rule, place, sentence }, all))
  return [...new Map(told.map(({ impact, sentence }) => [sentence, { impact, sentence }])).values()]
}

type Described = { rule: string; place: string; sentence: string }

/** A property that was renamed or removed is also no longer required, which needs no sentence of its own. */
function isConsequence({ rule, place, sentence }: Described, all: readonly Described[]): boolean {
  if (!rule.startsWith('required-properties-')) return false
  const [, names = ''] = /required: (.*) \(/.exec(sentence) ?? []
  const moved = all.filter((one) => one.rule === 'property-removed' && one.place === place)
  const isMoved = (name: string) => moved.some((one) => one.sentence.includes(name))
  return names !== '' && names.split(', ').every(isMoved)
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Returns the schema of a change, or its operation. */
function placeOf({ path, base, revision }: Reported): string {
  const pointer = revision?.pointer ?? base?.pointer ?? path
  const [, , kind = '', name = ''] = pointer.split('/')
  if (pointer.startsWith('#/components/')) return `${kind.replace(/s$/, '')} ${unescaped(name)}`
  const [, , call = '', method = ''] = path.split('/')
  return `${method.toUpperCase()} ${unescaped(call)}`.trim()
}

const KINDS = { added: 'was added', removed: 'was removed', modified: 'changed' } as const

function plainChange({ kind, typeName, path, property }: Reported): string {
  const name = unescaped(path.split('/').at(-1)!)
  const noun = typeName === 'PathItem' ? 'Path' : typeName
  return `${noun} \`${property ? `${name}.${property}` : name}\` ${KINDS[kind]}`
}
