import { isId } from './requirements.ts'
import { type Call, childrenOf, constantsOf, type Node, parse, ts, walk } from './typescript.ts'

/**
 * A test that runs, and the ids its title carries; `most` is how many of them one run of it claims.
 * `vague`: the title computes an id, so nobody can search for it.
 */
export type Title = { title: string; ids: string[]; most: number; vague: boolean }

const notRun = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'])
const notTests = new Set([
  'describe',
  'step',
  'use',
  'extend',
  'beforeEach',
  'beforeAll',
  'afterEach',
  'afterAll',
  'info',
])
const bracket = /\[([A-Z]-\d+-\d+(?:[,\s]+[A-Z]-\d+-\d+)*)\]/g
const slot = /\[(?:%\w|\$[\w.]+)\]/

/** Every test of a file that runs, with the ids in its title. Comments, bodies, skipped tests and groups do not count. */
export function readTitles(fileName: string, text: string): Title[] {
  const file = parse(fileName, text)
  const constants = constantsOf(file)
  const titles: Title[] = []
  const visit = (node: Node) => {
    const names = ts.isCallExpression(node) ? calleeNames(node.expression) : []
    if (names.some((name) => notRun.has(name)) || (ts.isCallExpression(node) && isSwitchedOff(node))) return
    if (ts.isCallExpression(node) && isTest(names)) titles.push(...titleOf(node, constants))
    childrenOf(node).forEach(visit)
  }
  visit(file)
  return titles
}

/** `test.each(table)` gives ['test', 'each']; a call of anything else starts with that thing's name. */
function calleeNames(node: Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...calleeNames(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return calleeNames(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return calleeNames(node.tag)
  return []
}

const isTest = ([root = '', ...rest]: string[]) =>
  (root === 'test' || root === 'it') && !rest.some((name) => notTests.has(name))

/** `{ skip: true }` among the arguments, or a plain `test.skip()` in the body. */
function isSwitchedOff(call: Call): boolean {
  return call.arguments.some((argument) => {
    if (ts.isObjectLiteralExpression(argument)) return /\b(skip|todo|fails): true\b/.test(argument.getText())
    if (!ts.isArrowFunction(argument) || !ts.isBlock(argument.body)) return false
    return argument.body.statements.some((line) => /^test\.(skip|fixme)\((true[,)]|\))/.test(line.getText()))
  })
}

function titleOf(call: Call, constants: Map<string, Node>): Title[] {
  const [first] = call.arguments
  const title = first && wordsOf(first)
  if (first === undefined || title === undefined) return []
  const written = [...title.matchAll(bracket)].flatMap(([, ids = '']) => ids.split(/[,\s]+/))
  const rows = slot.test(title) ? rowsOf(call.expression, constants).map(idsIn) : []
  const fromTable = rows.flat()
  const vague = title.includes('[${') || (slot.test(title) && fromTable.length === 0)
  return [{ title, ids: [...written, ...fromTable], most: written.length + longest(rows), vague }]
}

const longest = (rows: string[][]) => Math.max(0, ...rows.map((ids) => ids.length))

/** The words of a title as they are written; what is computed shows as `${}`. */
function wordsOf(node: Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => '${}' + span.literal.text).join('')
  if (!ts.isBinaryExpression(node)) return undefined
  const [left, right] = [wordsOf(node.left), wordsOf(node.right)]
  return left === undefined && right === undefined ? undefined : `${left ?? '${}'}${right ?? '${}'}`
}

/** The rows of the table that `test.each` or `test.for` is called with, written there or in a constant of the file. */
function rowsOf(node: Node, constants: Map<string, Node>): Node[] {
  const [table] = ts.isCallExpression(node) ? node.arguments : []
  let rows: Node | undefined = table && (constants.get(table.getText()) ?? table)
  while (rows && (ts.isAsExpression(rows) || ts.isSatisfiesExpression(rows))) rows = rows.expression
  return rows && ts.isArrayLiteralExpression(rows) ? [...rows.elements] : []
}

/** The ids a row hands to its title. */
const idsIn = (row: Node) =>
  [...walk(row)].flatMap((node) => (ts.isStringLiteralLike(node) && isId(node.text) ? [node.text] : []))
