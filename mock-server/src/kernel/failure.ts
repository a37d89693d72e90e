import type { ErrorCode } from '@longan/sdk'
import { jsonReply, type Reply } from './http.ts'
import type { Operation } from './description.ts'
import { Refusal } from './refusal.ts'

/** The only place that builds a failure: the gateway's envelope around a refusal, or around a fault of the mock. */
export function failure(error: unknown): Reply {
  const refusal = error instanceof Refusal ? error : asSystemError(error)
  return jsonReply(refusal.status, {
    success: false,
    errorCode: refusal.code,
    message: refusal.message,
    ...(refusal.value && { value: refusal.value }),
  })
}

/** A bug in the mock: 500 with the reason, because whoever sees it is a developer. */
function asSystemError(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return new Refusal(500, 'system.error', `The mock failed: ${reason}`)
}

/** Codes of failures that any operation may answer, where the description names them only under `default`. */
const ANY_TIME: Record<string, ErrorCode> = {
  '403': 'permission.denied',
  '404': 'function.not.available',
  '413': 'request.too.large',
  '429': 'TOO_MANY_REQUESTS',
  '500': 'system.error',
  '503': 'system.maintenance',
}

/** An answer somebody asked for with `Prefer: code=503`: the status with the first code that is declared for it. */
export function preferred({ id, responses }: Operation, prefer: string | undefined): Reply | undefined {
  const status = /\bcode=(\d{3})\b/.exec(prefer ?? '')?.[1]
  if (!status || status === '200') return undefined
  const code = (responses[status]?.codes?.[0] as ErrorCode | undefined) ?? ANY_TIME[status]
  if (code) return failure(new Refusal(Number(status), code, `Forced by the Prefer header: ${code}`))
  const known = [...new Set([...Object.keys(responses), ...Object.keys(ANY_TIME)])].filter((one) => one !== 'default')
  const reason = `must be one of ${known.join(', ')}`
  return failure(
    new Refusal(400, 'request_param_err', `Prefer: ${id} answers ${known.join(', ')}`, { field: 'Prefer', reason }),
  )
}
