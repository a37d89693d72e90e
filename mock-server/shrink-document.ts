import type { Operation, SharedParts } from './src/kernel/validation/openapi-document.ts'

/** Fields of the full document that the mock does not read. */
type OperationOfDocument = Operation & { body?: { wrapper?: object }; provenance?: string; sdkModule?: string }
type FullDocument = { operations: OperationOfDocument[]; schemas: object; generalFailures?: string[] }

type Simplify = <Part extends { schema?: object }>(part: Part) => Omit<Part, 'schema'>

const withoutSchema: Simplify = ({ schema: _schema, ...rest }) => rest

/** Returns the document of the demo's page and of the edge as JSON. Compiled validators replace its schemas there. */
export function shrinkDocument(text: string): string {
  return JSON.stringify({ ...shareParts(text, withoutSchema), schemas: {} })
}

/**
 * Returns the document without the fields that the mock does not read. Equal responses and parameters are in it once, and operations refer
 * to them by index: `withSharedParts` reads them.
 */
export function shareParts(text: string, simplify: Simplify = (part) => part) {
  const { generalFailures: _failures, ...description } = JSON.parse(text) as FullDocument
  const [responses, responseSets, parameters] = [createTable(), createTable(), createTable()]
  const operations = description.operations.map(({ provenance: _provenance, sdkModule: _module, ...operation }) => ({
    ...operation,
    parameters: operation.parameters.map((one) => parameters.indexOf(simplify(one))),
    ...(operation.body && { body: { ...simplify(operation.body), wrapper: undefined } }),
    responses: responseSets.indexOf(
      Object.fromEntries(
        Object.entries(operation.responses).map(([status, one]) => [status, responses.indexOf(simplify(one))]),
      ),
    ),
  }))
  const shared = { responses: responses.rows, responseSets: responseSets.rows, parameters: parameters.rows }
  return { ...description, operations, shared: shared as SharedParts }
}

/** A list of different values. `indexOf` appends a value that the list does not contain. */
function createTable() {
  const known = new Map<string, number>()
  const rows: unknown[] = []
  return {
    rows,
    indexOf(value: unknown): number {
      const text = JSON.stringify(value)
      if (!known.has(text)) known.set(text, rows.push(value) - 1)
      return known.get(text)!
    },
  }
}
