import { toJsonSchema } from '@valibot/to-json-schema'
import { commands } from './control.ts'
import type { ControlRoute } from './control-route.ts'
import { CONTROL_WORDS } from './command-summaries.ts'

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

const WORLD = {
  name: 'x-mock-world',
  in: 'header',
  description: 'The world it is about; without it, `default`.',
  schema: { type: 'string' },
}
const answer = (description: string) => ({ description, content: { 'application/json': { schema: {} } } })

/** What the HTTP door itself answers: it counts what goes through it. */
const METRICS = {
  operationId: 'get-metrics',
  summary: 'Requests, how long they took, worlds, memory and what the store has written, for Prometheus',
  tags: ['metrics'],
  'x-provenance': 'designed',
  responses: {
    '200': { description: 'A line for each figure.', content: { 'text/plain': { schema: { type: 'string' } } } },
  },
}

/** The control API as an OpenAPI document, made of the schemas that its commands refuse by. */
export function controlDescription() {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of commands) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control of a running mock',
      version: '1',
      description:
        'What a test, a panel or a person with curl does to a world from outside. Nothing of it is part of a gateway.',
    },
    paths: { ...paths, '/__admin/metrics': { get: METRICS } },
  }
}

function operationOf({ method, path, schema }: ControlRoute) {
  const name = path.slice('/__admin'.length)
  const shape = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema
  const isQuestion = method === 'GET'
  return {
    operationId: [method.toLowerCase(), ...name.split(/[/-]/).slice(1)].join('-'),
    summary: CONTROL_WORDS[`${method} ${name}`],
    tags: [name.split('/')[1]],
    'x-provenance': 'designed',
    parameters: [WORLD, ...(isQuestion ? queryOf(shape) : [])],
    ...(!isQuestion && { requestBody: { content: { 'application/json': { schema: shape } } } }),
    responses: {
      '200': answer('Done; what there is to say about it.'),
      '400': answer('A field is missing, wrong or unknown: `value.field` names it, `value.reason` says why.'),
    },
  }
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
