import { parsePlainBody } from '../../kernel/http/plain-body.ts'
import type { Operation } from '../../kernel/validation/openapi-document.ts'
import type { Call } from '../../kernel/http/http.ts'
import { findOperation } from '../../kernel/http/operations.ts'
import { createValidation } from '../../kernel/validation/validation.ts'
import type { GatewayClient } from '../drift/gateway-client.ts'
import { compileAtRunTime } from '../validators/ajv.ts'

const validation = createValidation(compileAtRunTime)
const FORWARDED_HEADERS = [
  'merchant',
  'language',
  'encryption',
  'content-type',
  'moduleid',
  'x-captcha-id',
  'idempotency-key',
]

const MOCK_MERCHANT = 'DEMO'
const MERCHANT_PARAMETERS = ['merchant', 'merchantCode', 'merchant_code']

export type ForwardOptions = {
  gateway: GatewayClient
  /** A session at the gateway, instead of the caller's at the mock. */
  token?: string | undefined
  merchant?: string | undefined
  cookie?: string | undefined
}

export function forwardCall(
  operation: Operation,
  { method, path, query, header, body }: Call,
  options: ForwardOptions,
) {
  const { gateway, token, merchant = MOCK_MERCHANT, cookie } = options
  const own = operation.parameters.flatMap((one) => (one.in === 'header' ? one.name.toLowerCase() : []))
  const passed = [...FORWARDED_HEADERS, ...own].flatMap((name) =>
    header(name) === undefined ? [] : [[name, header(name)!]],
  )
  const session = token ?? header('authorization')
  const headers = {
    ...Object.fromEntries(passed),
    ...(header('merchant') === MOCK_MERCHANT && { merchant }),
    ...(session && operation.token !== 'none' && { authorization: session }),
    ...(cookie && { cookie }),
  }
  const search = new URLSearchParams(query)
  if (token && search.has('token')) search.set('token', token)
  for (const name of MERCHANT_PARAMETERS) if (search.get(name) === MOCK_MERCHANT) search.set(name, merchant)
  const line = search.size > 0 ? `${path}?${search.toString()}` : path
  return gateway(line, { method, headers, ...(body !== '' && { body }) })
}

/** Returns the violation of the document by a call as a sentence; only the gateway can check an encrypted body. */
export function findRequestError(operation: Operation, call: Call): string | undefined {
  const path = findOperation(call.method, call.path)?.params ?? {}
  try {
    validation.parseParameters(operation, 'query', Object.fromEntries(call.query))
    validation.parseParameters(operation, 'path', path)
    validation.checkHeaders(operation, call.header)
    const body = operation.body && !operation.encrypted ? parsePlainBody(operation, call) : undefined
    if (body !== undefined) validation.checkBody(operation, body)
    return undefined
  } catch (error) {
    // Its reason names the field and the rule, not what was sent.
    return `the request is invalid: ${(error as Error).message}`
  }
}
