import type { Plugin } from 'vite'

type Shaped = { schema?: object }
type Operation = {
  parameters: Shaped[]
  body?: Shaped & { wrapper?: object }
  responses: Record<string, Shaped>
}
type Description = { operations: Operation[]; schemas: object }

const bare = ({ schema: _schema, ...rest }: Shaped) => rest

/** A lean description without its shapes: only validators that are made at run time read them. */
export function withoutShapes(text: string): string {
  const description = JSON.parse(text) as Description
  const operations = description.operations.map(({ parameters, body, responses, ...operation }) => ({
    ...operation,
    parameters: parameters.map(bare),
    ...(body && { body: { ...bare(body), wrapper: undefined } }),
    responses: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, bare(answer)])),
  }))
  return JSON.stringify({ ...description, operations, schemas: {} })
}

/** The demo's page has validators that were built, so it gets the description without what they were built of. Measured: 16 KiB. */
export const pageDescription: Plugin = {
  name: 'page-description',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /openapi\/dist\/operations\.gen\.json$/ },
    handler: withoutShapes,
  },
}
