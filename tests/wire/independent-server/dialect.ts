/** A call as this gateway reads it. */
export type Asked = { method: string; path: string; query: URLSearchParams; token: string; text: string; seal: string }

/** What a call is answered: the status, and the envelope or a page. */
export type Said = { status: number; body: unknown }

/** What a domain answers, by method and path. */
export type Answers = Record<string, (asked: Asked) => Said>

const trace = { traceId: '7f3a-0001', node: 'gw-2', elapsedMs: 4 }

/** Success, with what this gateway tells besides and no description knows. */
export const well = (value: unknown): Said => ({
  status: 200,
  body: { status: 'success', success: true, errorCode: null, value, ...trace },
})

/** A refusal in this gateway's older words: `description`, and a status of 200 unless it broke down. */
export const refused = (errorCode: string, description: string, status = 200): Said => ({
  status,
  body: { status: 'failed', success: false, errorCode, description, value: null, ...trace },
})

/** What the machine in front of the gateway says of an address that nobody serves. */
export const unknown: Said = { status: 404, body: '<html><body>404 Not Found</body></html>' }
