import { Pact, SpecificationVersion } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { TOKEN, underMaintenance } from './examples.ts'
import { freshPacts } from './pact-file.ts'
import { type Described, describedAs, gatewayAt, headersOf, pathOf, type Request, signed, statesOf } from './request.ts'
import { isDesigned, isDesignedCode } from './designed.ts'
import { knownAnswer, knownRefusal, type ExpectedResponse, type Refusal } from './expected-response.ts'
import { anyStatus, equal, regex, reify, someText } from './shapes.ts'

type Title = { text: string; isDesigned: boolean }
type Refused = Partial<Request> & { value?: object; about?: string }

/** A file for each operation, put together by the run: Pact reads and writes all of its file for every interaction. */
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

/** Refusals whose status is known; any other may be 400 or 500, whichever the gateway prefers. */
const refusedWith400 = ['request_param_err', 'function.not.available']

type Writing = { described: Described; asked: Request; title: Title }

async function answer({ described, asked, title }: Writing, { reply, replyHeaders = {}, returns }: ExpectedResponse) {
  const isText = described.responses['200']?.contentType === 'text/plain'
  const body = described.enveloped ? { success: true, ...(reply !== undefined && { value: reply }) } : reply
  const example = reply && reify(reply)
  const expected = typeof returns === 'function' ? returns(example as never) : (returns ?? example)
  const status = '204' in described.responses ? 204 : 200
  await begin(described, asked, title)
    .willRespondWith(status, (response) => {
      if (status === 204) return
      response.headers({ 'Content-Type': isText ? TEXT_TYPE : JSON_TYPE, ...replyHeaders })
      if (!isText) return response.jsonBody(body)
      response.body('text/plain', Buffer.from(reify<string>(reply)))
      response.matchingRules({ body: { path: '$', rules: [reply as ReturnType<typeof regex>] } })
    })
    .executeTest(async ({ url }) => expect(await asked.call(gatewayAt(url, described, asked))).toEqual(expected))
}

async function refuse({ described, asked, title }: Writing, { status, code, value }: Refusal) {
  const errorCode = title.isDesigned || !isDesignedCode(code) ? code : someText(code)
  const body = { success: false, errorCode, message: someText('Reason'), ...(value && { value }) }
  await begin(described, asked, title)
    .willRespondWith(statusOf(status, code), (response) => {
      response.headers({ 'Content-Type': JSON_TYPE })
      response.jsonBody(body)
    })
    .executeTest(async ({ url }) => {
      const failure = { name: 'GatewayError', operation: described.id, status, code }
      const expected = { ...failure, ...(value && { value: reify(value) }) }
      await expect(asked.call(gatewayAt(url, described, asked))).rejects.toMatchObject(expected)
    })
}

/** An operation of the document and how the app calls it: its expected responses and refusals. */
export function operation(id: string, request: Request) {
  const described = describedAs(id)
  const isOurs = isDesigned(id)
  return {
    id,
    async answers({
      about,
      reply,
      replyHeaders,
      returns,
      ...own
    }: Partial<Request> & ExpectedResponse & { about?: string }) {
      const promised = { reply, replyHeaders, returns }
      const both = { words: [id, about], sure: knownAnswer(id, promised), promised, isOurs }
      await inBoth(both, (title, part) => answer({ described, asked: { ...request, ...own }, title }, part))
    },

    async refuses(status: number, code: string, { value, about, ...own }: Refused = {}) {
      const promised = { status, code, value }
      const both = { words: [id, status, code, about], sure: knownRefusal(id, promised), promised, isOurs }
      await inBoth(both, (title, part) => refuse({ described, asked: { ...request, ...own }, title }, part))
    },
  }
}
export type Operation = ReturnType<typeof operation>

type Both<Part> = { words: (string | number | undefined)[]; sure: Part; promised: Part; isOurs: boolean }

/** Writes what is known of a gateway, and, where we promise more, a second interaction with all of it. */
async function inBoth<Part>(
  { words, sure, promised, isOurs }: Both<Part>,
  write: (title: Title, part: Part) => Promise<void>,
) {
  const text = words.filter(Boolean).join(' ')
  if (!isOurs) await write({ text, isDesigned: false }, sure)
  if (isOurs) await write({ text, isDesigned: true }, promised)
  else if (sure !== promised) await write({ text: `${text} as designed`, isDesigned: true }, promised)
}

const statusOf = (status: number, code: string) =>
  [400, 500].includes(status) && !refusedWith400.includes(code) ? anyStatus(status, [400, 500]) : status

/** Refusals that all operations with a token share. */
export const refusals = {
  notSignedIn: (one: Operation) => one.refuses(401, 'login.not.session', { as: 'guest' }),
  ended: (one: Operation) =>
    one.refuses(401, 'user.or.token.invalid', { as: 'member', given: [['a session has ended', { token: TOKEN }]] }),
  closed: (one: Operation) => one.refuses(503, 'system.maintenance', { as: 'guest', given: [underMaintenance] }),
}

type Sending = { body(type: string, content: Buffer): unknown; matchingRules(rules: object): unknown }

/** Each field exactly: by itself the tool compares kinds of contents. */
function formBody(request: Sending, form: Record<string, string>) {
  request.body('application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(form).toString()))
  for (const [name, text] of Object.entries(form))
    request.matchingRules({ body: { path: `$.${name}`, rules: [equal(text)] } })
}

function begin(described: Described, asked: Request, { text, isDesigned }: Title) {
  const { plain } = asked
  const interaction = pactOf(described.id).addInteraction().uponReceiving(text).pending(isDesigned)
  for (const [name, parameters] of statesOf(described, asked)) interaction.given(name, parameters)
  if (plain) interaction.comment({ key: 'plain', value: JSON.stringify(plain) })
  return interaction.withRequest(described.method, pathOf(described, asked), (request) => {
    request.headers(headersOf(described, asked))
    if (asked.query) request.query(signed(described, asked, asked.query))
    if (asked.body !== undefined) request.jsonBody(signed(described, asked, asked.body))
    if (asked.form) formBody(request, asked.form)
  })
}
