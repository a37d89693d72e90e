import { toJsonSchema } from '@valibot/to-json-schema'
import { commands } from './control.ts'
import type { ControlRoute } from './control-route.ts'
import { COMMAND_SUMMARIES } from './command-summaries.ts'

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

const WORLD = {
  name: 'x-mock-world',
  in: 'header',
  description: 'The name of the world; `default` without it.',
  schema: { type: 'string' },
}
const answer = (description: string) => ({ description, content: { 'application/json': { schema: {} } } })

/** Answered by the HTTP adapter itself, which counts the requests. */
const METRICS = {
  operationId: 'get-metrics',
  summary: 'Returns request counts and durations, worlds, memory and store writes in the Prometheus format',
  tags: ['metrics'],
  'x-provenance': 'designed',
  responses: {
    '200': { description: 'One line per metric.', content: { 'text/plain': { schema: { type: 'string' } } } },
  },
}

export function controlDescription() {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of commands) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control of a running mock',
      version: '1',
      description: 'Controls worlds from tests, panels or curl. It is not part of a real gateway.',
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
    summary: COMMAND_SUMMARIES[`${method} ${name}`],
    tags: [name.split('/')[1]],
    'x-provenance': 'designed',
    parameters: [WORLD, ...(isQuestion ? queryOf(shape) : [])],
    ...(!isQuestion && { requestBody: { content: { 'application/json': { schema: shape } } } }),
    responses: {
      '200': answer('Done, with a result if there is one.'),
      '400': answer('A field is missing, wrong or unknown: `value.field` names it, `value.reason` says why.'),
    },
  }
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
