import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway, type Gateway, GatewayError } from '@longan/sdk'
import { expect, test } from 'vitest'

const STATUSES = [200, 201, 202, 204, 301, 302, 307, 400, 401, 403, 404, 405, 409, 422, 429, 500, 501, 502, 503, 504]
const BODILESS = 204

const VALUE = { returned: [], remaining: [] }
const REFUSAL = { success: false, errorCode: 'system.error', message: 'No' }
const json = (body: unknown) => ({ type: 'application/json', text: JSON.stringify(body) })

const bodies: Record<string, { type: string; text: string }> = {
  'a value in its envelope': json({ success: true, value: VALUE }),
  'the bare value': json(VALUE),
  'an envelope without a value': json({ success: true }),
  'a refusal': json(REFUSAL),
  'a failure without a code': json({ success: false }),
  '`null`': json(null),
  'a list': json([]),
  'a text in JSON': json('text'),
  'broken JSON': { type: 'application/json', text: '{"success":true,"val' },
  'a page': { type: 'text/html', text: '<html>' },
  nothing: { type: 'application/json', text: '' },
  'more than 10 MB': { type: 'application/json', text: `"${'x'.repeat(10 * 2 ** 20)}"` },
}

const calls: Record<string, (gateway: Gateway) => Promise<unknown>> = {
  'a read': ({ wallet }) => wallet.get(),
  'a command without a key': ({ wallet }) => wallet.returnAll(),
  'a command with a key': ({ wallet }) => wallet.returnAll({ idempotencyKey: 'response-table' }),
}

/** A server that responds as the header `x-response` says, and counts the requests of each case. */
async function startServer() {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const [status = '', body = '', call = ''] = String(request.headers['x-response']).split('|')
    const name = `${status}|${body}|${call}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
    request.resume().on('end', () => respond(response, Number(status), Object.values(bodies)[Number(body)]!))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => void (server.closeAllConnections(), server.close())
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    countOf: (name: string) => counts.get(name) ?? 0,
    [Symbol.dispose]: close,
  }
}

function respond(response: ServerResponse, status: number, { type, text }: { type: string; text: string }) {
  const isRedirect = status > 300 && status < 400
  response.writeHead(status, { 'content-type': type, ...(isRedirect && { location: 'http://other.example/' }) })
  response.end(status === BODILESS ? undefined : text)
}

type Server = Awaited<ReturnType<typeof startServer>>

async function outcomeOf({ baseUrl, countOf }: Server, name: string, call: (gateway: Gateway) => Promise<unknown>) {
  const gateway = createGateway({
    baseUrl,
    merchant: 'DEMO',
    token: () => 'token',
    wait: async () => undefined,
    middleware: [{ onRequest: ({ request }) => request.headers.set('x-response', name) }],
  })
  const result = await call(gateway).then(
    () => 'the value',
    (error: unknown) => (error instanceof GatewayError ? error.kind : String(error)),
  )
  return countOf(name) > 1 ? `${result}, after ${countOf(name)} requests` : result
}

/** Statuses with the same outcomes share a row. */
async function rowsOf(server: Server, body: string): Promise<string[][]> {
  const index = Object.keys(bodies).indexOf(body)
  const outcomes = new Map<string, number[]>()
  for (const status of STATUSES) {
    if (status === BODILESS && body !== 'nothing') continue
    const results = await Promise.all(
      Object.values(calls).map((call, at) => outcomeOf(server, `${status}|${index}|${at}`, call)),
    )
    const row = results.join('|')
    outcomes.set(row, [...(outcomes.get(row) ?? []), status])
  }
  return [...outcomes].map(([row, statuses]) => [body, statuses.join(', '), ...row.split('|')])
}

/** A table in the layout of the formatter. */
function toMarkdown(rows: string[][]): string {
  const widths = rows[0]!.map((_cell, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const [head, ...rest] = rows
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}

test('the page of responses states what the SDK does with every status, body and kind of call', async () => {
  using server = await startServer()
  const rows = [['body', 'status', ...Object.keys(calls)]]
  for (const body of Object.keys(bodies)) rows.push(...(await rowsOf(server, body)))

  await expect(`# What the SDK does with a response

A server sent each body with each status, and this is what the call did. \`npx vitest run sdk/responses.test.ts -u\` writes this page. The read is
\`wallet.get()\`, the command \`wallet.returnAll()\`; the value of both is an object. The other results are the \`kind\` of the error:
[errors](../guides/sdk.md#errors).

${toMarkdown(rows)}
`).toMatchFileSnapshot('../docs/packages/sdk-responses.md')
}, 60_000)
