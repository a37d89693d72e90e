import { moduleIds } from '../../domains/system/modules.ts'
import { findOperation } from '../../kernel/http/operations.ts'
import { codeOf, type ExchangeFinding, readJson } from './findings.ts'
import type { RecordedExchange } from '../har/har-entry.ts'
import type { InferredSchema } from './infer-schema.ts'

/** A provider state and its parameters, as `POST /__admin/provider-states` takes them. */
export type ObservedState =
  | { state: 'a module is switched'; params: { modId: string; isOn: boolean } }
  | { state: 'an operation fails'; params: { operation: string; status: number; code: string } }
  | { state: 'a response has optional fields'; params: { operation: string; values: Record<string, unknown> } }

/** Collects the states of a mock that responds as the gateway did: modules, declared refusals and fields that the document does not have. */
export function createStateCollector() {
  const modules = new Map<string, boolean>()
  const refusals = new Map<string, { operation: string; status: number; code: string }>()
  const fields = new Map<string, Record<string, unknown>>()

  return {
    add(exchange: RecordedExchange, found: readonly ExchangeFinding[]): void {
      const operation = findOperation(exchange.method, exchange.url.pathname)?.target
      if (!operation || exchange.responseBody === undefined) return
      const body = readJson(exchange.responseBody)
      if (operation.domain === 'system') for (const [modId, isOn] of modulesIn(body)) modules.set(modId, isOn)
      const code = codeOf(body)
      const { id, responses } = operation
      const status = Number(Object.keys(responses).find((key) => responses[key]!.codes?.some((one) => one === code)))
      if (code !== undefined && !Number.isNaN(status)) refusals.set(`${id} ${code}`, { operation: id, status, code })
      const added = newFields(found)
      if (Object.keys(added).length > 0) fields.set(id, { ...fields.get(id), ...added })
    },
    all: (): ObservedState[] => [
      ...[...modules].map(([modId, isOn]) => ({ state: 'a module is switched' as const, params: { modId, isOn } })),
      ...[...refusals.values()].map((params) => ({ state: 'an operation fails' as const, params })),
      ...[...fields].map(([operation, values]) => ({
        state: 'a response has optional fields' as const,
        params: { operation, values },
      })),
    ],
  }
}

/** Yields the switches of the modules that the mock has, which a site lists as a tree. */
function* modulesIn(value: unknown): Generator<[modId: string, isOn: boolean]> {
  if (typeof value !== 'object' || value === null) return
  const { modId, enabled } = value as { modId?: unknown; enabled?: unknown }
  const isSwitch = typeof modId === 'string' && moduleIds.includes(modId)
  if (isSwitch && (enabled === '1' || enabled === '0')) yield [modId, enabled === '1']
  for (const inner of Object.values(value)) yield* modulesIn(inner)
}

/** Returns the new fields of an object `value`, each with an invented value of its type. */
const newFields = (found: readonly ExchangeFinding[]): Record<string, unknown> =>
  Object.fromEntries(
    found.flatMap(({ part, kind, field, schema }) => {
      const [, name] = /^value\.([A-Za-z_$][\w$-]*)$/.exec(field) ?? []
      return part === 'response' && kind === 'undocumented' && name && schema ? [[name, sampleOf(schema)]] : []
    }),
  )

function sampleOf({ type, properties = {}, items = {} }: InferredSchema): unknown {
  const types = [type ?? 'null'].flat()
  const [first] = types.length > 1 ? types.filter((one) => one !== 'null') : types
  if (first === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sampleOf(inner)]))
  if (first === 'array') return Object.keys(items).length > 0 ? [sampleOf(items)] : []
  return { string: 'text', number: 0, boolean: false, null: null }[first ?? 'null'] ?? null
}
