import { createRequire } from 'node:module'
import Older from '../../sdk/node_modules/typescript/lib/typescript.js'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { page, cell, code, prose, table } from './markdown.ts'
import { mkdirSync, writeFileSync, globSync, readFileSync } from 'node:fs'
import { controlPage, gatewayPage, sectionPages, summaries } from './gateway-page.ts'
import { exitCodeTable } from './exit-codes.ts'
import { rulesPage } from './rules-page.ts'
import { DOCS, GENERATED } from './pages.ts'
import states from '../../contracts/provider-states.json' with { type: 'json' }
import description from '@longan/openapi/document' with { type: 'json' }

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

const invalidationPage = (): string =>
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

type Schema = { properties: Record<string, { type: string }>; required: string[] }

const stateParametersOf = ({ properties, required }: Schema) =>
  Object.entries(properties).map(([name, { type }]) => [
    code(name),
    type,
    required.includes(name) ? 'required' : 'may be left out',
  ])

const statesPage = (): string =>
  page(
    'Provider states',
    'What a contract may presuppose of a gateway. A verifier sends one as `{ "state": "...", "params": { ... } }`; a backend brings it about. The same is in `contracts/provider-states.json`, as data for any language.',
    Object.entries(states as unknown as Record<string, { means: string; parameters: Schema }>).flatMap(
      ([name, { means, parameters }]) => [
        `## ${name}`,
        '',
        cell(means),
        '',
        ...table(['parameter', 'type', ''], stateParametersOf(parameters)),
      ],
    ),
  )

const SDK = fileURLToPath(new URL('../../sdk/', import.meta.url))
/** TypeScript 7 has no programming interface yet: the one that the SDK brings has. */
const ts = createRequire(`${SDK}package.json`)('typescript') as typeof Older
type Node = Older.Node
type Member = Older.ObjectLiteralElementLike

const read = (file: string) => ts.createSourceFile(file, readFileSync(SDK + file, 'utf8'), ts.ScriptTarget.Latest, true)

const saysOf = (node: Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')

function* within(node: Node): Generator<Node> {
  yield node
  for (const child of node.getChildren()) yield* within(child)
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const callsOf = (member: Node) =>
  [...within(member)].filter(ts.isCallExpression).flatMap(({ expression, arguments: [first] }) => {
    if (!first || !ts.isStringLiteral(first) || !first.text.startsWith('/')) return []
    const method = expression.getText()
    return METHODS.includes(method) ? [`${method} ${first.text}`] : [first.text]
  })

const parametersOf = (member: Node) => {
  const made = [...within(member)].find((node) => ts.isArrowFunction(node) || ts.isMethodDeclaration(node))
  if (!made) return '…'
  return made.parameters
    .map((one) =>
      `${one.name.getText()}${one.questionToken || one.initializer ? '?' : ''}`.replace(/^\{[^]*\}/, 'options'),
    )
    .join(', ')
}

const methodOf = (member: Member) => [
  code(`${member.name!.getText()}(${parametersOf(member)})`),
  cell(
    saysOf(member) ||
      callsOf(member)
        .map((call) => summaries.get(call))
        .join('; '),
  ),
  callsOf(member).map(code).join(', '),
]

function resourceOf(file: string): string[] {
  const source = read(file)
  const made = source.statements.filter(ts.isVariableStatement).find((one) => one.modifiers !== undefined)
  const object = made && [...within(made)].find((node) => ts.isReturnStatement(node) && node.expression !== undefined)
  const literal = object && [...within(object)].find(ts.isObjectLiteralExpression)
  if (!made || !literal) return []
  return [
    `## gateway.${made.declarationList.declarations[0]!.name.getText()}`,
    '',
    prose(saysOf(made)),
    '',
    ...table(['method', 'what it does', 'asks'], literal.properties.filter((one) => one.name).map(methodOf)),
  ]
}

function typeOf(file: string, name: string): string[] {
  const type = read(file).statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name)
  const members = type ? [...within(type)].filter(ts.isPropertySignature) : []
  if (!type || members.length === 0) throw new Error(`Failed to write the reference: ${file} has no type ${name}`)
  const rows = members.map((one) => [code(one.name.getText()), cell(saysOf(one)), code(one.type?.getText() ?? '')])
  return [`## ${name}`, '', prose(saysOf(type)), '', ...table(['field', 'means', 'type'], rows)]
}

const sdkPage = (): string =>
  page(
    'The SDK',
    '`createGateway(options)` returns an object with a property for each domain; each method calls one operation of the gateway and throws a `GatewayError` if it is refused.',
    [
      ...typeOf('src/gateway-options.ts', 'GatewayOptions'),
      ...typeOf('src/gateway-error.ts', 'GatewayErrorFields'),
      ...globSync('src/resources/*.ts', { cwd: SDK })
        .filter((file) => !file.endsWith('.test.ts'))
        .toSorted()
        .flatMap(resourceOf),
    ],
  )

const cli = fileURLToPath(new URL('../../mock-server/src/adapters/cli/longan.ts', import.meta.url))

const readHelp = (...args: string[]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...args, '--help'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to read the help of longan ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

const section = (name: string) => [`## longan ${name}`, '', '```text', readHelp(name), '```', '']

function commandLinePage(): string {
  const names = [...readHelp().matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name!)
  const intro =
    'In the repository and in a project with the packages, `npx longan COMMAND` starts a mock or controls a running one.'
  const commands = names.map((name) => ({ name, help: readHelp(name) }))
  return page('The command line', intro, [...exitCodeTable(commands), ...names.flatMap(section)])
}

const WRITERS: Record<string, () => string> = {
  'reference/gateway.md': gatewayPage,
  ...sectionPages,
  'reference/sdk.md': sdkPage,
  'reference/control.md': controlPage,
  'reference/command-line.md': commandLinePage,
  'reference/states.md': statesPage,
  'reference/invalidation.md': invalidationPage,
  'reference/rules.md': rulesPage,
}

export const reference = (): Record<string, string> =>
  Object.fromEntries(GENERATED.map((path) => [path, WRITERS[path]!()]))

export function writeReference() {
  mkdirSync(`${DOCS}reference/gateway`, { recursive: true })
  for (const [path, text] of Object.entries(reference())) writeFileSync(DOCS + path, text)
}
