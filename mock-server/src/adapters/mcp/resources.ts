import type { McpServer } from '@modelcontextprotocol/server'
import { readDocument, readGlossary, readProviderStates } from './knowledge.ts'
import { listOperations } from './operations.ts'
import { formatJson, splitPages } from './pages.ts'

const JSON_TYPE = 'application/json'

/** Returns the domains of the document with the number of their operations. */
async function readIndex(): Promise<string> {
  const { tags } = await readDocument()
  const operations = await listOperations()
  const domains = tags.map(({ name }) => [name, operations.filter(({ operation }) => operation.domain === name).length])
  return formatJson({
    about: 'Read longan://document/{domain} for its operations, longan://operation/{operationId} for one of them.',
    domains: Object.fromEntries(domains) as object,
  })
}

async function readDomain(domain: string): Promise<string | undefined> {
  const found = (await listOperations()).filter(({ operation }) => operation.domain === domain)
  if (found.length === 0) return undefined
  return formatJson(Object.fromEntries(found.map(({ operation, documented }) => [operation.id, documented.summary])))
}

/** An operation with all its examples is longer than a page. */
async function readOperation(id: string, page: number): Promise<string | undefined> {
  const found = (await listOperations()).find(({ operation }) => operation.id === id)
  if (!found) return undefined
  const { method, path } = found.operation
  const pages = splitPages(formatJson({ method, path, ...found.documented }))
  const text = pages[page - 1]
  const next =
    page < pages.length ? `\nPage ${page} of ${pages.length}, next: longan://operation/${id}/${page + 1}` : ''
  return text && text + next
}

async function readState(name: string): Promise<string | undefined> {
  const states = await readProviderStates()
  return Object.hasOwn(states, name) ? formatJson({ state: name, ...states[name] }) : undefined
}

type FixedResource = { name: string; uri: string; title: string; mimeType: string; read(): Promise<string> }
type ResourceFamily = Omit<FixedResource, 'read'> & { read(parts: Record<string, string>): Promise<string | undefined> }

const FIXED: readonly FixedResource[] = [
  { name: 'document', uri: 'longan://document', title: 'The OpenAPI document', mimeType: JSON_TYPE, read: readIndex },
  {
    name: 'provider-states',
    uri: 'longan://provider-states',
    title: 'The names of the provider states',
    mimeType: 'text/plain',
    read: async () => Object.keys(await readProviderStates()).join('\n'),
  },
  {
    name: 'glossary',
    uri: 'longan://glossary',
    title: 'The terms of Longan',
    mimeType: 'text/markdown',
    read: readGlossary,
  },
]

const FAMILIES: readonly ResourceFamily[] = [
  {
    name: 'domain',
    uri: 'longan://document/{domain}',
    title: 'The operations of a domain',
    mimeType: JSON_TYPE,
    read: ({ domain = '' }) => readDomain(domain),
  },
  {
    name: 'operation',
    uri: 'longan://operation/{id}',
    title: 'An operation of the document',
    mimeType: 'text/plain',
    read: ({ id = '' }) => readOperation(id, 1),
  },
  {
    name: 'operation-page',
    uri: 'longan://operation/{id}/{page}',
    title: 'Another page of an operation',
    mimeType: 'text/plain',
    read: ({ id = '', page }) => readOperation(id, Number(page)),
  },
  {
    name: 'provider-state',
    uri: 'longan://provider-states/{name}',
    title: 'The meaning and the parameters of a provider state',
    mimeType: JSON_TYPE,
    read: ({ name = '' }) => readState(decodeURIComponent(name)),
  },
]

type Templates = Pick<typeof import('@modelcontextprotocol/server'), 'ResourceNotFoundError' | 'ResourceTemplate'>

/** Registers what a client can read: the OpenAPI document, the provider states and the glossary. */
export function registerResources(server: McpServer, { ResourceNotFoundError, ResourceTemplate }: Templates): void {
  for (const { name, uri, title, mimeType, read } of FIXED)
    server.registerResource(name, uri, { title, mimeType }, async ({ href }) => ({
      contents: [{ uri: href, mimeType, text: await read() }],
    }))
  for (const { name, uri, title, mimeType, read } of FAMILIES)
    server.registerResource(
      name,
      new ResourceTemplate(uri, { list: undefined }),
      { title, mimeType },
      async ({ href }, parts) => {
        const text = await read(parts as Record<string, string>)
        if (text !== undefined) return { contents: [{ uri: href, mimeType, text }] }
        throw new ResourceNotFoundError(
          href,
          `There is no resource ${href}: read longan://document or longan://provider-states`,
        )
      },
    )
}
