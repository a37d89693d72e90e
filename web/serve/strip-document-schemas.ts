import type { Plugin } from 'vite'

type WithSchema = { schema?: object }
type Operation = {
  parameters: WithSchema[]
  body?: WithSchema & { wrapper?: object }
  responses: Record<string, WithSchema>
}
type OperationsDocument = { operations: Operation[]; schemas: object }

const withoutSchema = ({ schema: _schema, ...rest }: WithSchema) => rest

/** A lean description without its shapes: only validators that are made at run time read them. */
export function stripSchemas(text: string): string {
  const description = JSON.parse(text) as OperationsDocument
  const operations = description.operations.map(({ parameters, body, responses, ...operation }) => ({
    ...operation,
    parameters: parameters.map(withoutSchema),
    ...(body && { body: { ...withoutSchema(body), wrapper: undefined } }),
    responses: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, withoutSchema(answer)])),
  }))
  return JSON.stringify({ ...description, operations, schemas: {} })
}

/** The demo's page has validators that were built, so it gets the description without what they were built of. Measured: 16 KiB. */
export const stripDocumentSchemas: Plugin = {
  name: 'page-description',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /openapi\/dist\/operations\.gen\.json$/ },
    handler: stripSchemas,
  },
}
