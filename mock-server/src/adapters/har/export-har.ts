import * as v from 'valibot'
import { type CreateMock, startReplay } from '../../admin/recording/replay-session.ts'
import type { Recording } from '../../admin/recording/recording.ts'
import type { Reply } from '../../kernel/http/http.ts'

/** The origin of the calls of an exported recording, which has none. */
const ORIGIN = 'http://mock.local'

type Call = Recording['calls'][number]

/**
 * Returns a recording as a HAR 1.2, which opens in the network panel of a browser. The responses, which a recording does not have, are
 * those of a replay. What replays it exactly is in fields that begin with `_longan`, as the format allows.
 */
export async function exportHar(recording: Recording, createMock: CreateMock): Promise<object> {
  const { calls, ...rest } = recording
  const { send } = await startReplay(recording, createMock)
  const entries: object[] = []
  for (const call of calls) entries.push(toEntry(call, await send(call)))
  const creator = { name: 'longan', version: String(recording.recording) }
  return { log: { version: '1.2', creator, pages: [], _longan: rest, entries } }
}

function toEntry({ at, method, path, query, headers, body, status, digest }: Call, reply: Reply): object {
  const type = reply.headers['content-type'] ?? ''
  return {
    startedDateTime: new Date(at).toISOString(),
    time: 0,
    request: {
      method,
      url: `${ORIGIN}${path}${query && `?${query}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(Object.entries(headers)),
      queryString: toPairs([...new URLSearchParams(query)]),
      ...(body !== '' && { postData: { mimeType: headers['content-type'] ?? 'application/json', text: body } }),
      headersSize: -1,
      bodySize: body.length,
    },
    response: {
      status: reply.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(Object.entries(reply.headers)),
      content: { size: reply.body.length, mimeType: type, text: reply.body },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    _longan: { path, query, status, digest },
  }
}

const toPairs = (pairs: readonly (readonly [string, string])[]) => pairs.map(([name, value]) => ({ name, value }))

const exportedCall = v.object({
  startedDateTime: v.string(),
  request: v.object({
    method: v.string(),
    headers: v.array(v.object({ name: v.string(), value: v.string() })),
    postData: v.optional(v.object({ text: v.string() })),
  }),
  _longan: v.object({ path: v.string(), query: v.string(), status: v.number(), digest: v.string() }),
})
const exported = v.object({ log: v.object({ _longan: v.looseObject({}), entries: v.array(exportedCall) }) })

/** Returns the recording that a HAR was exported from, not validated yet; undefined if the HAR comes from elsewhere. */
export function readExportedHar(json: unknown): unknown {
  const parsed = v.safeParse(exported, json)
  if (!parsed.success) return undefined
  const { _longan: recording, entries } = parsed.output.log
  const calls = entries.map(({ startedDateTime, request: { method, headers, postData }, _longan: call }) => ({
    at: Date.parse(startedDateTime),
    method,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    body: postData?.text ?? '',
    ...call,
  }))
  return { ...recording, calls }
}
