export type GatewayRequest = {
  method: string
  path: string
  query: URLSearchParams
  token: string
  text: string
  encryptionHeader: string
}

export type GatewayResponse = { status: number; body: unknown }

export type Handlers = Record<string, (request: GatewayRequest) => GatewayResponse>

const trace = { traceId: '7f3a-0001', node: 'gw-2', elapsedMs: 4 }

/** Builds a success response, with fields that are not in the document. */
export const success = (value: unknown): GatewayResponse => ({
  status: 200,
  body: { status: 'success', success: true, errorCode: null, value, ...trace },
})

/** Builds an error response in the older form: `description`, and by default the status 200. */
export const failure = (errorCode: string, description: string, status = 200): GatewayResponse => ({
  status,
  body: { status: 'failed', success: false, errorCode, description, value: null, ...trace },
})

/** Response of the proxy in front of the gateway for an unknown path. */
export const notFound: GatewayResponse = { status: 404, body: '<html><body>404 Not Found</body></html>' }
