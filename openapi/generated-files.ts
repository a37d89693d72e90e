import { fileURLToPath } from 'node:url'
import { bundle, loadConfig } from '@redocly/openapi-core'
import { operationsSource, schemaSource } from '../sdk/generate-sources.ts'
import { leanOperations } from './lean-operations.ts'

type Description = { paths: Record<string, Record<string, { parameters?: unknown[] }>>; 'x-common-headers'?: unknown[] }

/** Every generated file of the description: its path from the root of the repository, and its text. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const description = await bundledDescription()
  const operations = leanOperations(description)
  return {
    'openapi/dist/operations.gen.json': json(operations),
    'sdk/src/schema.gen.ts': await schemaSource(structuredClone(description)),
    'sdk/src/operations.gen.ts': operationsSource(operations.operations),
    'openapi/dist/description.gen.json': json(withCommonHeaders(description)),
  }
}

async function bundledDescription(): Promise<Description> {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const config = await loadConfig({ configPath: here('redocly.yaml') })
  const { bundle: document, problems } = await bundle({ ref: here('openapi.yaml'), config })
  if (problems.length > 0) throw new Error(`Failed to bundle the description: ${problems[0]?.message}`)
  return JSON.parse(JSON.stringify(document.parsed))
}

/** The headers of every call are written once; readers of the whole description find them at each operation. */
function withCommonHeaders(description: Description): Description {
  const { 'x-common-headers': common = [], ...rest } = description
  for (const item of Object.values(rest.paths)) {
    for (const operation of Object.values(item)) operation.parameters = [...(operation.parameters ?? []), ...common]
  }
  return rest
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
