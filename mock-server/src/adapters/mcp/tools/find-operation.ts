import * as v from 'valibot'
import {
  bodySchemaOf,
  exampleOfBody,
  exampleOfParameter,
  type FoundOperation,
  getOperation,
  parametersOf,
  responseSchemaOf,
  searchByText,
  typeOf,
} from '../operations.ts'
import { sdkMethods } from '../sdk-methods.ts'
import { defineTool, optionalText } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

const MAX_FOUND = 15

/** Refusals that every operation has. */
const COMMON = [
  'request_param_err',
  'function.not.available',
  'TOO_MANY_REQUESTS',
  'system.error',
  'response.invalid',
  'ledger.broken',
]

const refusalsOf = ({ documented: { responses } }: FoundOperation) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, one]) => {
      const codes = (one['x-error-codes'] ?? []).filter((code) => !COMMON.includes(code))
      return codes.length > 0 ? [[status, codes]] : []
    }),
  )

const sdkCallOf = async ({ id, replacedBy }: FoundOperation['operation']) => {
  const method = (await sdkMethods()).get(replacedBy ?? id)
  return method && `${method}(...)`
}

async function describe(found: FoundOperation) {
  const { operation, documented, document } = found
  const parameters = parametersOf(found).map((one) => [
    one.name,
    {
      in: one.in,
      ...(one.required && { required: true }),
      type: typeOf(one.schema, document),
      example: exampleOfParameter(one),
      about: one.description,
    },
  ])
  const bodySchema = bodySchemaOf(found)
  return {
    operation: operation.id,
    http: `${operation.method} ${operation.path}`,
    sdk: await sdkCallOf(operation),
    replacedBy: operation.replacedBy,
    summary: documented.summary,
    about: documented.description?.trim(),
    session: operation.token,
    ...(parameters.length > 0 && { params: Object.fromEntries(parameters) as object }),
    ...(bodySchema && { body: typeOf(bodySchema, document), bodyExample: exampleOfBody(found) }),
    returns: typeOf(responseSchemaOf(found), document),
    refusals: refusalsOf(found),
  }
}

async function list(text: string) {
  const found = (await searchByText(text)).slice(0, MAX_FOUND)
  if (found.length === 0)
    throw new ToolFailure(
      `text: no operation of the document has words of "${text}"`,
      'use other words, such as deposit, withdrawal, bet, wallet, bonus; or read the resource longan://document',
    )
  return Promise.all(
    found.map(async ({ operation, documented }) => ({
      operation: operation.id,
      sdk: await sdkCallOf(operation),
      summary: documented.summary,
    })),
  )
}

export const findOperationTool = defineTool({
  name: 'find_operation',
  title: 'Find an operation',
  description:
    'Searches the OpenAPI document by words, or describes one operation: its SDK call, parameters, body, example, response and refusals.',
  isReadOnly: true,
  schema: v.strictObject({
    text: optionalText('words, such as "place a bet" or an error code'),
    operation: optionalText('an operationId, to describe it'),
  }),
  async run({ text, operation }) {
    if (operation !== undefined) {
      const value = await describe(await getOperation(operation))
      return { value, next: `call {"operation":"${operation}","as":"demo01","params":{},"body":{}}` }
    }
    if (text === undefined)
      throw new ToolFailure('text: is missing, and so is operation', 'find_operation {"text":"place a bet"}')
    const value = await list(text)
    return { value, next: `find_operation {"operation":"${value[0]!.operation}"}` }
  },
})
