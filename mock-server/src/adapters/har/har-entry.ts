import * as v from 'valibot'
import { parseIsoDate } from '../../kernel/world/clock.ts'
import { HarProblem } from './har-entries.ts'

/** Some programs write null where others leave a field out. */
const headers = v.nullish(v.array(v.object({ name: v.string(), value: v.string() })), [])
const entrySchema = v.object({
  startedDateTime: v.optional(v.string()),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers,
    postData: v.nullish(v.object({ mimeType: v.nullish(v.string(), ''), text: v.nullish(v.string(), '') })),
  }),
  response: v.object({
    status: v.number(),
    content: v.nullish(
      v.object({
        mimeType: v.nullish(v.string(), ''),
        text: v.nullish(v.string(), ''),
        encoding: v.nullish(v.string(), ''),
      }),
      { mimeType: '', text: '', encoding: '' },
    ),
  }),
})

/** A call of a HAR. A body is undefined if it is missing or binary. */
export type RecordedExchange = {
  method: string
  url: URL
  token: string | undefined
  /** By lower-case name. */
  headers: Record<string, string>
  requestBody: string | undefined
  /** The body as it was recorded, binary or not. */
  sent: string
  status: number
  responseBody: string | undefined
  /** When the call was sent (ms), if the entry has a time. */
  at?: number | undefined
  /** Why a body cannot be compared. */
  notes: string[]
}

/** Parses an entry. Throws a HarProblem that names it by its number, from 1. */
export function parseEntry(text: string, number: number): RecordedExchange {
  const parsed = v.safeParse(entrySchema, readJson(text, number))
  if (!parsed.success) throw new HarProblem(`entry ${number}: ${v.getDotPath(parsed.issues[0]) ?? 'it'} is not valid`)
  const { request, response } = parsed.output
  if (!URL.canParse(request.url)) throw new HarProblem(`entry ${number}: request.url is not an address`)
  // Pseudo-headers of HTTP/2 (`:authority`) repeat method and address.
  const named = request.headers.filter(({ name }) => !name.startsWith(':'))
  const headers = Object.fromEntries(named.map(({ name, value }) => [name.toLowerCase(), value]))
  const { startedDateTime = '' } = parsed.output
  const at = parseIsoDate(startedDateTime)
  if (startedDateTime && Number.isNaN(at)) throw new HarProblem(`entry ${number}: startedDateTime is not an ISO date`)
  const notes: string[] = []
  const sent = readBody(request.postData?.text, request.postData?.mimeType ?? '')
  const received = readBody(response.content.text, response.content.mimeType, response.content.encoding)
  if (sent.isBinary) notes.push('the body of the request is binary')
  if (received.isBinary) notes.push('the body of the response is binary')
  return {
    method: request.method,
    url: new URL(request.url),
    token: headers['authorization'],
    headers,
    requestBody: sent.text,
    sent: request.postData?.text ?? '',
    status: response.status,
    responseBody: received.text,
    at: Number.isNaN(at) ? undefined : at,
    notes,
  }
}

function readJson(text: string, number: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HarProblem(`entry ${number} is not JSON`)
  }
}

const TEXTUAL = /json|text|xml|urlencoded|javascript|^$/

/** Returns a body as text, unless its type or its bytes are binary. */
export function readBody(text: string | undefined, type: string, encoding = ''): { text?: string; isBinary: boolean } {
  if (text === undefined || text === '') return { isBinary: false }
  if (!TEXTUAL.test(type)) return { isBinary: true }
  if (encoding !== 'base64') return { text, isBinary: false }
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  return decoded.includes('\uFFFD') ? { isBinary: true } : { text: decoded, isBinary: false }
}
