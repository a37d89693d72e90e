import { getReplySchema, resolve, type Schema, getDocumentedOperation, errorCodes } from '../openapi-document.ts'
import { Pact, SpecificationVersion } from '@pact-foundation/pact'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { TOKEN, underMaintenance } from './examples.ts'
import { isPage, pageOf } from './page.ts'
import { isOlderForm, olderFormsOf, sendOlderForm } from './older-forms.ts'
import { freshPacts } from '../pact-file.ts'
import {
  type CompactOperation,
  getOperation,
  gatewayAt,
  headersOf,
  pathOf,
  type InteractionRequest,
  injectSession,
  statesOf,
} from './request.ts'
import { anyStatus, anyText, equal, regex, reify, someText } from './shapes.ts'

/**
 * Checks whether a part of a response is our own design, which a real gateway need not support: such interactions are `pending` in the pact, so
 * that a verifier reports them without failing.
 */
const isDesignedSchema = (schema: { 'x-provenance'?: string } | undefined) => schema?.['x-provenance'] === 'designed'

function isDesigned(id: string): boolean {
  const reply = getReplySchema(id, 200)
  const body = reply && resolve(reply)
  const value = body?.properties?.['value']
  return [getDocumentedOperation(id), body, value && resolve(value)].some(isDesignedSchema)
}

export const isDesignedCode = (code: string) => errorCodes['x-designed-codes']?.includes(code) ?? false

function knownHeaders<Header>(id: string, headers: Record<string, Header>): Record<string, Header> {
  const documented = getDocumentedOperation(id).responses['200']?.headers ?? {}
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDesignedSchema(documented[name])))
}

/** The gateway may use another name for this field. */
const isOneOfTwoNames = (schema: Schema) => schema['x-alias'] !== undefined

/**
 * Removes designed fields and fields with two possible names from an example with matchers. A row that is completely designed becomes an empty
 * object.
 */
function withoutDesigned<Template>(template: Template, unresolved: Schema): Template
function withoutDesigned(template: unknown, unresolved: Schema): unknown {
  const schema = resolve(unresolved)
  if (Array.isArray(template)) return template.map((row) => withoutDesigned(row, schema.items ?? {}))
  if (typeof template !== 'object' || template === null) return template
  if (isDesignedSchema(schema) && !('pact:matcher:type' in template)) return {}
  const entries: [string, unknown][] = Object.entries(template)
  if ('pact:matcher:type' in template)
    return Object.fromEntries(
      entries.map(([key, part]) => [
        key,
        key === 'value' || key === 'variants' ? withoutDesigned(part, unresolved) : part,
      ]),
    )
  const parts = entries.map(([name, part]) => ({ name, part, shape: shapeOf(schema, name) }))
  return Object.fromEntries(
    parts
      .filter(({ shape }) => !isDesignedSchema(resolve(shape)) && !isOneOfTwoNames(shape))
      .map(({ name, part, shape }) => [name, withoutDesigned(part, shape)]),
  )
}

function shapeOf({ properties, additionalProperties: others }: Schema, name: string): Schema {
  return properties?.[name] ?? (typeof others === 'object' ? others : {})
}

type ExpectedResponse = {
  /** The response's `value`, or its body if there is no envelope. If undefined, only success is checked. */
  reply?: unknown
  replyHeaders?: Record<string, ReturnType<typeof regex>> | undefined
  /** The SDK's return value if it is not the example of `reply`, or how it is derived from the example. */
  returns?: unknown
}
type Refusal = { status: number; code: string; value?: object | undefined; ownField?: string | undefined }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the known part of an expected response: the same object if nothing in it is designed. */
function toKnownResponse(id: string, expected: ExpectedResponse): ExpectedResponse {
  const { reply, replyHeaders = {} } = expected
  const schema = getReplySchema(id, 200) ?? {}
  const known = { reply: knownValue(reply, schema), replyHeaders: knownHeaders(id, replyHeaders) }
  return isSame(known, { reply, replyHeaders }) ? expected : { ...expected, ...known }
}

function toKnownRefusal(id: string, expected: Refusal): Refusal {
  const { status, code, value, ownField } = expected
  const known = knownValue(value, getReplySchema(id, status) ?? {})
  if (isSame(known, value) && !isDesignedCode(code)) return expected
  return { status, code, value: known && Object.keys(known).length > 0 ? known : undefined, ownField }
}

function knownValue<Value>(value: Value, schema: Schema): Value {
  const { value: inner } = resolve(schema).properties ?? {}
  return withoutDesigned(value, inner && resolve(schema).properties?.['success'] ? inner : schema)
}

type Title = { text: string; isDesigned: boolean }
type Variants<Part> = {
  titleParts: (string | number | undefined)[]
  known: Part
  expected: Part
  isDesignedOperation: boolean
}

/** Writes the known part of an interaction, and a second interaction with the designed parts if there are any. */
async function writeVariants<Part>(
  { titleParts, known, expected, isDesignedOperation }: Variants<Part>,
  write: (title: Title, part: Part) => Promise<void>,
) {
  const text = titleParts.filter(Boolean).join(' ')
  if (!isDesignedOperation) await write({ text, isDesigned: false }, known)
  if (isDesignedOperation) await write({ text, isDesigned: true }, expected)
  else if (known !== expected) await write({ text: `${text} as designed`, isDesigned: true }, expected)
}

type RefusalOptions = Partial<InteractionRequest> & {
  value?: object
  about?: string
  /** The caller's name of the refused field, where the SDK has a name of its own. */
  ownField?: string
}

/**
 * One file per process and interaction, merged by the run: Pact reads and writes the complete file for each interaction, and two processes could write
 * the same.
 */
const pactOf = (title: string) =>
  new Pact({
    consumer: 'longan-web',
    provider: 'gaming-gateway',
    dir: fileURLToPath(new URL(`${process.pid}/${toFolder(title)}/`, freshPacts)),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })

/** A title may be longer than the name of a file, and have signs that no file has. */
const toFolder = (title: string) => createHash('sha256').update(title).digest('hex').slice(0, 20)

const JSON_TYPE = regex('^application/json(;.*)?$', 'application/json')
const TEXT_TYPE = regex('^text/plain(;.*)?$', 'text/plain')

/** Refusals whose status is known; for any other the gateway may use 400 or 500. */
const refusedWith400 = ['request_param_err', 'function.not.available']

/** A key was used at a path; at another path it is new. */
const OF_ONE_PATH = 'idempotency.key.reused'

const call = (url: string, operation: CompactOperation, request: InteractionRequest) =>
  isOlderForm(operation.id) ? sendOlderForm(url, operation, request) : request.call(gatewayAt(url, operation, request))

type InteractionContext = { operation: CompactOperation; request: InteractionRequest; title: Title }

async function writeSuccess(
  { operation, request, title }: InteractionContext,
  { reply, replyHeaders = {}, returns }: ExpectedResponse,
) {
  const isText = operation.responses['200']?.contentType === 'text/plain'
  const body = operation.enveloped ? { success: true, ...(reply !== undefined && { value: reply }) } : reply
  const example = reply && reify(reply)
  const received = isOlderForm(operation.id) ? undefined : returns
  const expected = typeof received === 'function' ? received(example as never) : (received ?? example)
  const status = '204' in operation.responses ? 204 : 200
  await startInteraction(operation, request, title)
    .willRespondWith(status, (response) => {
      if (status === 204) return
      response.headers({ 'Content-Type': isText ? TEXT_TYPE : JSON_TYPE, ...replyHeaders })
      if (!isText) return response.jsonBody(body)
      response.body('text/plain', Buffer.from(reify<string>(reply)))
      response.matchingRules({ body: { path: '$', rules: [reply as ReturnType<typeof regex>] } })
    })
    .executeTest(async ({ url }) => {
      const result = await call(url, operation, request)
      expect(result).toEqual(isPage(result) && !returns ? pageOf(example) : expected)
    })
}

async function writeRefusal(
  { operation, request, title }: InteractionContext,
  { status, code, value, ownField }: Refusal,
) {
  const errorCode = title.isDesigned || !isDesignedCode(code) ? code : someText(code)
  const body = { success: false, errorCode, message: anyText('Reason'), ...(value && { value }) }
  await startInteraction(operation, request, title)
    .willRespondWith(statusOf(status, code), (response) => {
      response.headers({ 'Content-Type': JSON_TYPE })
      response.jsonBody(body)
    })
    .executeTest(async ({ url }) => {
      const failure = { name: 'GatewayError', operation: operation.id, status, code }
      const named = ownField && !isOlderForm(operation.id) ? { field: ownField } : {}
      const expected = { ...failure, ...(value && { value: { ...(reify(value) as object), ...named } }) }
      await expect(call(url, operation, request)).rejects.toMatchObject(expected)
    })
}

export function operation(id: string, request: InteractionRequest) {
  /** The operation, and for an outcome in general its older forms of the same shape. */
  const formsOf = (about?: string, code?: string) => [
    getOperation(id),
    ...(about || code === OF_ONE_PATH ? [] : olderFormsOf(id)),
  ]
  return {
    id,
    request,
    async answers({
      about,
      reply,
      replyHeaders,
      returns,
      ...own
    }: Partial<InteractionRequest> & ExpectedResponse & { about?: string }) {
      const expected = { reply, replyHeaders, returns }
      const known = toKnownResponse(id, expected)
      for (const form of formsOf(about)) {
        const isDesignedOperation = isDesigned(form.id)
        await writeVariants({ titleParts: [form.id, about], known, expected, isDesignedOperation }, (title, part) =>
          writeSuccess({ operation: form, request: { ...request, ...own }, title }, part),
        )
      }
    },

    async refuses(status: number, code: string, { value, about, ownField, ...own }: RefusalOptions = {}) {
      const expected = { status, code, value, ownField }
      const known = toKnownRefusal(id, expected)
      for (const form of formsOf(about, code)) {
        const titleParts = [form.id, status, code, about]
        await writeVariants({ titleParts, known, expected, isDesignedOperation: isDesigned(form.id) }, (title, part) =>
          writeRefusal({ operation: form, request: { ...request, ...own }, title }, part),
        )
      }
    },
  }
}
export type Operation = ReturnType<typeof operation>

const statusOf = (status: number, code: string) =>
  [400, 500].includes(status) && !refusedWith400.includes(code) ? anyStatus(status, [400, 500]) : status

export const refusals = {
  notSignedIn: (one: Operation) => one.refuses(401, 'login.not.session', { as: 'guest' }),
  ended: (one: Operation) =>
    one.refuses(401, 'user.or.token.invalid', { as: 'member', given: [['a session has ended', { token: TOKEN }]] }),
  closed: (one: Operation) => one.refuses(503, 'system.maintenance', { as: 'guest', given: [underMaintenance] }),
}

type RequestBuilder = { body(type: string, content: Buffer): unknown; matchingRules(rules: object): unknown }

/** Adds a form body that is compared field by field; by default Pact compares content types only. */
function formBody(request: RequestBuilder, form: Record<string, string>) {
  request.body('application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(form).toString()))
  for (const [name, text] of Object.entries(form))
    request.matchingRules({ body: { path: `$.${name}`, rules: [equal(text)] } })
}

function startInteraction(operation: CompactOperation, request: InteractionRequest, { text, isDesigned }: Title) {
  const { plain } = request
  const interaction = pactOf(text).addInteraction().uponReceiving(text).pending(isDesigned)
  for (const [name, parameters] of statesOf(operation, request))
    interaction.given(name, parameters as Record<string, never>)
  if (plain) interaction.comment({ key: 'plain', value: JSON.stringify(plain) })
  return interaction.withRequest(operation.method, pathOf(operation, request), (builder) => {
    builder.headers(headersOf(operation, request))
    if (request.query) builder.query(injectSession(operation, request, request.query))
    if (request.body !== undefined) builder.jsonBody(injectSession(operation, request, request.body))
    if (request.form) formBody(builder, request.form)
  })
}
