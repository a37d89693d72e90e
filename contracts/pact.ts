import { Pact, SpecificationVersion } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { TOKEN, underMaintenance } from './examples.ts'
import { freshPacts } from './pact-file.ts'
import { type Described, describedAs, gatewayAt, headersOf, pathOf, type Request, signed, statesOf } from './request.ts'
import { regex, reify, string } from './shapes.ts'

export type Promised = Partial<Request> & {
  /** What tells this interaction from another of the same outcome. */
  about?: string
  /** The reply's `value`, or its whole body where there is no envelope. Nothing: only success counts. */
  reply?: unknown
  replyHeaders?: Record<string, ReturnType<typeof regex>>
  /** What the SDK returns, where that is not the example of `reply`. */
  returns?: unknown
}
export type Refused = Partial<Request> & { value?: object; about?: string }

const pact = new Pact({
  consumer: 'longan-web',
  provider: 'gaming-gateway',
  dir: fileURLToPath(freshPacts),
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
})

const JSON_TYPE = regex('^application/json(;.*)?$', 'application/json')
const TEXT_TYPE = regex('^text/plain(;.*)?$', 'text/plain')

/** An operation of the description and how the app calls it: what it promises to answer, and how it refuses. */
export function operation(id: string, request: Request) {
  const described = describedAs(id)
  return {
    id,
    async answers({ reply, replyHeaders = {}, returns = reply && reify(reply), about, ...own }: Promised) {
      const asked = { ...request, ...own }
      const isText = described.responses['200']?.contentType === 'text/plain'
      const body = described.enveloped ? { success: true, ...(reply !== undefined && { value: reply }) } : reply
      await begin(described, asked, [id, about].filter(Boolean).join(' '))
        .willRespondWith(200, (response) => {
          response.headers({ 'Content-Type': isText ? TEXT_TYPE : JSON_TYPE, ...replyHeaders })
          if (!isText) return response.jsonBody(body)
          response.body('text/plain', Buffer.from(reify<string>(reply)))
          response.matchingRules({ body: { path: '$', rules: [reply as ReturnType<typeof regex>] } })
        })
        .executeTest(async ({ url }) => expect(await asked.call(gatewayAt(url, described, asked))).toEqual(returns))
    },

    async refuses(status: number, code: string, { value, about, ...own }: Refused = {}) {
      const asked = { ...request, ...own }
      const refusal = { success: false, errorCode: code, message: string('Reason'), ...(value && { value }) }
      await begin(described, asked, [id, status, code, about].filter(Boolean).join(' '))
        .willRespondWith(status, (response) => {
          response.headers({ 'Content-Type': JSON_TYPE })
          response.jsonBody(refusal)
        })
        .executeTest(async ({ url }) => {
          const expected = { name: 'GatewayError', operation: id, status, code, ...(value && { value: reify(value) }) }
          await expect(asked.call(gatewayAt(url, described, asked))).rejects.toMatchObject(expected)
        })
    },
  }
}
export type Operation = ReturnType<typeof operation>

/** What every operation behind a token refuses alike. */
export const refusals = {
  notSignedIn: (one: Operation) => one.refuses(401, 'login.not.session', { as: 'guest' }),
  ended: (one: Operation) =>
    one.refuses(401, 'user.or.token.invalid', { as: 'member', given: [['a session has ended', { token: TOKEN }]] }),
  closed: (one: Operation) => one.refuses(503, 'system.maintenance', { as: 'guest', given: [underMaintenance] }),
}

function begin(described: Described, asked: Request, title: string) {
  const { plain } = asked
  const interaction = pact.addInteraction().uponReceiving(title)
  for (const [name, parameters] of statesOf(described, asked)) interaction.given(name, parameters)
  if (plain) interaction.comment({ key: 'plain', value: JSON.stringify(plain) })
  return interaction.withRequest(described.method, pathOf(described, asked), (request) => {
    request.headers(headersOf(described, asked))
    if (asked.query) request.query(signed(described, asked, asked.query))
    if (asked.body !== undefined) request.jsonBody(signed(described, asked, asked.body))
  })
}
