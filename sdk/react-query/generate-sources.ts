import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import description from '@longan/openapi/operations' with { type: 'json' }
import { readInvalidationTable } from '../../openapi/invalidation.ts'
import { gatewayCore } from '../src/core.ts'
import { dialectA, dialectB, type GatewayDialect } from '../src/dialect.ts'
import type { Http } from '../src/http.ts'
import type { Operation, Operations } from '../src/operations/operation.ts'

const BANNER = '// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.\n'
const RESOURCES = fileURLToPath(new URL('../src/resources', import.meta.url))

type Resource = (http: Http) => Record<string, (...input: unknown[]) => Promise<unknown>>
/** A method of the SDK: its operations, the one of the default dialect first, and the position of the options of the call. */
type Method = { resource: string; name: string; operations: Operation[]; position: number }

const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 1 : anything),
})
/** An input that can be found among the options of a call, because these are copied. */
const markedInput = (position: number) =>
  new Proxy<Record<string, unknown>>(
    { [`input${position}`]: true },
    { get: (target, name) => (name === 'then' ? undefined : (target[String(name)] ?? anything)) },
  )

/** Calls a method without sending anything, and returns the operation and the position of the call's options. */
async function probe(resource: Resource, name: string, dialect: GatewayDialect | undefined) {
  let found: { operation: Operation; position: number } | undefined
  const clientOf = (operations: Operations) => {
    const call = (verb: string) => (path: string, init: object) => {
      const position = Number(/^input(\d)$/.exec(Object.keys(init).at(-1) ?? '')?.[1])
      found ??= { operation: operations[`${verb} ${path}`]!, position }
      throw new Error('Only the call counts')
    }
    return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') }
  }
  const core = gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO', dialect })
  const http = { ...core, clientOf: clientOf as unknown as Http['clientOf'] }
  try {
    await resource(http)[name]!(markedInput(0), markedInput(1), markedInput(2))
  } catch {
    // Every call throws.
  }
  if (!found || Number.isNaN(found.position))
    throw new Error(
      `Failed to generate queries: ${name} does not pass the options of the call on. Add a last parameter "call"`,
    )
  return found
}

async function methodsOf(module: string): Promise<Method[]> {
  const resource = camelCase(module)
  const exports = (await import(`${RESOURCES}/${module}.ts`)) as Record<string, Resource>
  const create = exports[resource]!
  const http = gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO' })
  return Promise.all(
    Object.keys(create(http)).map(async (name) => {
      const calls = await Promise.all([undefined, dialectA, dialectB].map((dialect) => probe(create, name, dialect)))
      return { resource, name, operations: calls.map(({ operation }) => operation), position: calls[0]!.position }
    }),
  )
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

const table = readInvalidationTable()
type Described = { id: string; method: string; repeatable?: false; changesState?: true; token: string }
const described = new Map((description.operations as Described[]).map((one) => [one.id, one]))

/** Operations that only read although they are sent by POST. */
const READS_BY_POST = ['getDepositAddress', 'getJackpot']
/** Commands that a screen sends when it is shown: they have a query as well. */
const SENT_BY_SCREENS = ['launchGame']

function isCommand(id: string): boolean {
  const { method, repeatable, changesState } = described.get(id)!
  if (READS_BY_POST.includes(id)) return false
  return method !== 'GET' || repeatable === false || changesState === true || table.invalidates[id] !== undefined
}

/** A gateway knows keys of members, and of commands that are not sent by GET. */
function takesKey(id: string): boolean {
  const { method, token } = described.get(id)!
  return method !== 'GET' && token === 'required'
}

/** Returns the queries and mutations of each SDK module by path, one per method, named like its operation. */
export async function generateQuerySources(): Promise<Record<string, string>> {
  const modules = globSync('*.ts', { cwd: RESOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const all = await Promise.all(
    modules.map(async (file) => [basename(file, '.ts'), await methodsOf(basename(file, '.ts'))] as const),
  )
  // A read that has other operations in other dialects has one key.
  const names = new Map(
    all.flatMap(([, methods]) =>
      methods.flatMap(({ operations }) => operations.map(({ id }) => [id, operations[0]!.id] as const)),
    ),
  )
  return Object.fromEntries(
    all.map(([module, methods]) => [
      `sdk/react-query/src/modules/${module}.gen.ts`,
      moduleSource(module, methods, names),
    ]),
  )
}

function moduleSource(module: string, methods: Method[], names: Map<string, string>): string {
  const rows = methods.flatMap((method) => definitionsOf(method, names))
  const used = ['command', 'query'].filter((name) => rows.some((row) => row.includes(`__PURE__ */ ${name}<`)))
  const imports = [
    `import { ${camelCase(module)} } from '@longan/sdk/${module}'`,
    ...used.map((name) => `import { type ${name === 'query' ? 'Query' : 'Command'}, ${name} } from '../${name}.ts'`),
  ]
  return `${BANNER}${imports.join('\n')}\n\n${rows.join('\n')}\n`
}

function definitionsOf({ resource, name, operations, position }: Method, names: Map<string, string>): string[] {
  const ids = operations.map(({ id }) => id)
  const [id] = ids
  const definition = `['${id}', ${resource}, ${position}${name === id ? '' : `, '${name}'`}]`
  // A written type keeps the schemas out of the declarations.
  const type = `ReturnType<typeof ${resource}>['${name}']`
  const flags = flagsOf(ids)
  const queryNamed = (exported: string) =>
    `export const ${exported}: Query<${type}> = /* @__PURE__ */ query<${type}>(${definition}${flags && `, { ${flags} }`})`
  if (isCommand(id!)) {
    const reads = new Set(ids.flatMap((one) => table.invalidates[one] ?? []).map((read) => names.get(read) ?? read))
    const command = `export const ${id}: Command<${type}> = /* @__PURE__ */ command<${type}>(${definition}, [${[...reads].map((read) => `'${read}'`).join(', ')}]${takesKey(id!) ? '' : ', false'})`
    return SENT_BY_SCREENS.includes(id!) ? [command, queryNamed(`${id}Query`)] : [command]
  }
  return [queryNamed(id!)]
}

function flagsOf(ids: string[]): string {
  const properties = {
    secured: ids.some((one) => described.get(one)!.token !== 'none'),
    localized: ids.some((one) => table.localized.includes(one)),
    volatile: ids.some((one) => table.volatile.includes(one)),
  }
  return Object.entries(properties)
    .flatMap(([flag, holds]) => (holds ? [`${flag}: true`] : []))
    .join(', ')
}
