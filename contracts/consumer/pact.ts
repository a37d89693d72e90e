import { Pact, SpecificationVersion } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { TOKEN, underMaintenance } from './examples.ts'
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
import { isDesigned, isDesignedCode } from './designed.ts'
import {
  type ExpectedResponse,
  type Refusal,
  type Title,
  toKnownRefusal,
  toKnownResponse,
  writeVariants,
} from './expected-response.ts'
import { anyStatus, anyText, equal, regex, reify, someText } from './shapes.ts'

type RefusalOptions = Partial<InteractionRequest> & { value?: object; about?: string }

/** One file per operation, merged by the run, because Pact reads and writes the complete file for each interaction. */
const pactOf = (operationId: string) =>
  new Pact({
    consumer: 'longan-web',
    provider: 'gaming-gateway',
    dir: fileURLToPath(new URL(`${operationId}/`, freshPacts)),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })

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
    .executeTest(async ({ url }) => expect(await call(url, operation, request)).toEqual(expected))
}

async function writeRefusal({ operation, request, title }: InteractionContext, { status, code, value }: Refusal) {
  const errorCode = title.isDesigned || !isDesignedCode(code) ? code : someText(code)
  const body = { success: false, errorCode, message: anyText('Reason'), ...(value && { value }) }
  await startInteraction(operation, request, title)
    .willRespondWith(statusOf(status, code), (response) => {
      response.headers({ 'Content-Type': JSON_TYPE })
      response.jsonBody(body)
    })
    .executeTest(async ({ url }) => {
      const failure = { name: 'GatewayError', operation: operation.id, status, code }
      const expected = { ...failure, ...(value && { value: reify(value) }) }
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

    async refuses(status: number, code: string, { value, about, ...own }: RefusalOptions = {}) {
      const expected = { status, code, value }
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
  const interaction = pactOf(operation.id).addInteraction().uponReceiving(text).pending(isDesigned)
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
