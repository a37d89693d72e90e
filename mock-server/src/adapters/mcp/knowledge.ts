import { readGatewayDocument, readGlossaryPage, readStatesFile } from '../docs.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Example = { example?: unknown; examples?: Record<string, { value: unknown }> }
type MediaType = Example & { schema?: Schema }
export type Parameter = Example & {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema?: Schema
}
type DocumentedResponse = {
  description?: string
  'x-error-codes'?: string[]
  content?: Record<string, MediaType>
}
export type DocumentedOperation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, DocumentedResponse>
  'x-encrypted-schema'?: string
}
export type GatewayDocument = {
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

let document: Promise<GatewayDocument> | undefined

/** Returns the OpenAPI document, read once. */
export const readDocument = (): Promise<GatewayDocument> =>
  (document ??= readGatewayDocument().then((json) => json as GatewayDocument))

/** Returns the terms of Longan's code with their meanings, a line each. */
export const readGlossary = async (): Promise<string> => termsOf(await readGlossaryPage()).join('\n')

/** A row of the first table of the glossary: the terms of the code have no translations. */
const TERM = /^\| (?!term\b|-)(.+?) +\| ([^|]+?) +\|$/gm

const termsOf = (page: string) =>
  [...page.split('## Terms of the product')[0]!.matchAll(TERM)].map(([, term, meaning]) => `- **${term}**: ${meaning}`)

type StateDescription = { means: string; parameters: Schema }

/** Returns the provider states by name, each with its meaning and its parameters. */
export const readProviderStates = async (): Promise<Record<string, StateDescription>> =>
  JSON.parse(await readStatesFile()) as Record<string, StateDescription>
