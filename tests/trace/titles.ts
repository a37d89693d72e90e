import { isId } from './requirements.ts'
import { type Call, childrenOf, constantsOf, type Node, parse, ts, walk } from './typescript.ts'

/**
 * A test that runs, and the ids in its title; `idsPerRun` is the maximum per run of the test.
 * `isComputed`: the title computes an id, which makes it impossible to search for.
 */
export type Title = { title: string; ids: string[]; idsPerRun: number; isComputed: boolean }

const SKIPPING = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'])
const NOT_TESTS = new Set([
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

/** Returns the tests of a file that run, with the ids in their titles. Comments, bodies, skipped tests and groups do not count. */
export function readTitles(fileName: string, text: string): Title[] {
  const file = parse(fileName, text)
  const constants = constantsOf(file)
  const titles: Title[] = []
  const visit = (node: Node) => {
    const names = ts.isCallExpression(node) ? calleeNames(node.expression) : []
    if (names.some((name) => SKIPPING.has(name)) || (ts.isCallExpression(node) && isSkipped(node))) return
    if (ts.isCallExpression(node) && isTest(names)) titles.push(...titleOf(node, constants))
    childrenOf(node).forEach(visit)
  }
  visit(file)
  return titles
}

/** Returns ['test', 'each'] for `test.each(table)`. */
function calleeNames(node: Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...calleeNames(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return calleeNames(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return calleeNames(node.tag)
  return []
}

const isTest = ([root = '', ...rest]: string[]) =>
  (root === 'test' || root === 'it') && !rest.some((name) => NOT_TESTS.has(name))

/** True for `{ skip: true }` among the arguments, or `test.skip()` in the body. */
function isSkipped(call: Call): boolean {
  return call.arguments.some((argument) => {
    if (ts.isObjectLiteralExpression(argument)) return /\b(skip|todo|fails): true\b/.test(argument.getText())
    if (!ts.isArrowFunction(argument) || !ts.isBlock(argument.body)) return false
    return argument.body.statements.some((line) => /^test\.(skip|fixme)\((true[,)]|\))/.test(line.getText()))
  })
}

function titleOf(call: Call, constants: Map<string, Node>): Title[] {
  const [first] = call.arguments
  const title = first && textOf(first)
  if (first === undefined || title === undefined) return []
  const written = [...title.matchAll(bracket)].flatMap(([, ids = '']) => ids.split(/[,\s]+/))
  const rows = slot.test(title) ? rowsOf(call.expression, constants).map(idsIn) : []
  const fromTable = rows.flat()
  const isComputed = title.includes('[${') || (slot.test(title) && fromTable.length === 0)
  return [{ title, ids: [...written, ...fromTable], idsPerRun: written.length + maxLength(rows), isComputed }]
}

const maxLength = (rows: string[][]) => Math.max(0, ...rows.map((ids) => ids.length))

function textOf(node: Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => '${}' + span.literal.text).join('')
  if (!ts.isBinaryExpression(node)) return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined && right === undefined ? undefined : `${left ?? '${}'}${right ?? '${}'}`
}

function rowsOf(node: Node, constants: Map<string, Node>): Node[] {
  const [table] = ts.isCallExpression(node) ? node.arguments : []
  let rows: Node | undefined = table && (constants.get(table.getText()) ?? table)
  while (rows && (ts.isAsExpression(rows) || ts.isSatisfiesExpression(rows))) rows = rows.expression
  return rows && ts.isArrayLiteralExpression(rows) ? [...rows.elements] : []
}

const idsIn = (row: Node) =>
  [...walk(row)].flatMap((node) => (ts.isStringLiteralLike(node) && isId(node.text) ? [node.text] : []))
