type WithSchema = { schema?: object }
type Operation = {
  parameters: WithSchema[]
  body?: WithSchema & { wrapper?: object }
  responses: Record<string, WithSchema>
}
type OperationsDocument = { operations: Operation[]; schemas: object }

const withoutSchema = ({ schema: _schema, ...rest }: WithSchema) => rest

/** Where compiled validators are used, in the demo's page and at the edge, the document needs no schemas. */
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
