import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { isPersonal } from '../drift/drift.ts'
import type { RecordedExchange } from '../har/har-entry.ts'
import { type Finding, readJson } from './findings.ts'
import { type InferredSchema, mergeSchemas } from './infer-schema.ts'
import type { ObservedState } from './observed-states.ts'
import type { UnknownCall } from './unknown-call.ts'

/** An account or a name that can be a part of a path or the name of a field. */
const NAME = /^[A-Za-z][\w-]{1,40}$/
const MAX_NAMES = 100_000
const MAX_LEVELS = 30

/** Collects the values of personal fields. What is called like one of them, in a path or in a map, is hidden. */
export function createNameCollector() {
  const names = new Set<string>()

  function addValue(value: unknown, isInPersonal = false, levels = MAX_LEVELS): void {
    if (typeof value === 'string') {
      if (isInPersonal && NAME.test(value) && names.size < MAX_NAMES) names.add(value.toLowerCase())
    } else if (typeof value === 'object' && value !== null && levels > 0) {
      for (const [name, inner] of Object.entries(value))
        addValue(inner, isInPersonal || isPersonal(name, inner), levels - 1)
    }
  }
  const isHidden = (word: string) => names.has(word.toLowerCase()) && !getKnownWords().has(word)

  return {
    add({ url, requestBody, responseBody }: RecordedExchange): void {
      addValue(Object.fromEntries(url.searchParams))
      for (const body of [requestBody, responseBody]) if (body !== undefined) addValue(readJson(body))
    },
    hide: hideNames(isHidden),
  }
}

type IsHidden = (word: string) => boolean

const hideNames = (isHidden: IsHidden) => {
  const hidePath = (path: string) =>
    path
      .split('/')
      .map((part, index) => (isHidden(part) ? `{part${index}}` : part))
      .join('/')
  const hideField = (field: string) => field.replaceAll(/[^\s.[\]]+/g, (step) => (isHidden(step) ? '?' : step))

  const hideSchema = (schema: InferredSchema) => hideInSchema(schema, isHidden)
  const hideKeys = <Value>(value: Value) => hideInKeys(value, isHidden)
  return {
    finding: ({ schema, to, ...one }: Finding): Finding => ({
      ...one,
      call: hidePath(one.call),
      field: hideField(one.field),
      ...(to !== undefined && { to: hideField(to), says: `is called ${hideField(to)}` }),
      ...(one.example !== undefined && { example: hideKeys(one.example) }),
      ...(schema && { schema: hideSchema(schema) }),
    }),
    call: ({ request, responses, ...call }: UnknownCall): UnknownCall => ({
      ...call,
      path: hidePath(call.path),
      query: call.query.filter((name) => !isHidden(name)),
      ...(request && { request: hideSchema(request) }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, { schema, codes }]) => [
          status,
          { codes, ...(schema && { schema: hideSchema(schema) }) },
        ]),
      ),
    }),
    states: (states: readonly ObservedState[]): ObservedState[] =>
      states.map((one) =>
        one.state === 'a response has optional fields'
          ? { ...one, params: { ...one.params, values: hideKeys(one.params.values) } }
          : one,
      ),
  }
}

function hideInSchema(whole: InferredSchema, isHidden: IsHidden): InferredSchema {
  const { properties, required, additionalProperties, items, ...schema } = whole
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => [name, hideInSchema(inner, isHidden)] as const)
  const named = fields.filter(([name]) => !isHidden(name))
  const [first, ...others] = [
    ...(additionalProperties ? [hideInSchema(additionalProperties, isHidden)] : []),
    ...fields.filter(([name]) => isHidden(name)).map(([, inner]) => inner),
  ]
  const visible = required?.filter((name) => !isHidden(name)) ?? []
  return {
    ...schema,
    ...(visible.length > 0 && { required: visible }),
    ...(named.length > 0 && { properties: Object.fromEntries(named) }),
    ...(first && { additionalProperties: others.reduce(mergeSchemas, first) }),
    ...(items && { items: hideInSchema(items, isHidden) }),
  }
}

function hideInKeys<Value>(value: Value, isHidden: IsHidden): Value {
  if (Array.isArray(value)) return value.map((one) => hideInKeys(one, isHidden)) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !isHidden(name))
  return Object.fromEntries(fields.map(([name, inner]) => [name, hideInKeys(inner, isHidden)])) as Value
}

let knownWords: Set<string> | undefined

/** Names of the document: fields, parameters and parts of paths. */
function getKnownWords(): Set<string> {
  if (knownWords) return knownWords
  const words = new Set<string>()
  const addNames = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties, name } = node as { properties?: object; name?: unknown }
    for (const word of Object.keys(properties ?? {})) words.add(word)
    if (typeof name === 'string') words.add(name)
    Object.values(node).forEach(addNames)
  }
  addNames(openApiDocument.operations)
  addNames(openApiDocument.schemas)
  for (const { path } of openApiDocument.operations) path.split('/').forEach((part) => words.add(part))
  return (knownWords = words)
}
