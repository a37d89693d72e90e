import { GatewayError } from '../../sdk/src/gateway-error.ts'
import type { GatewayOptions } from '../../sdk/src/gateway-options.ts'
import type { Http } from '../../sdk/src/http.ts'
import type { Operation, Operations } from '../../sdk/src/operations/operation.ts'
import { createTransport as createPlainTransport } from '../../sdk/src/transport/transport.ts'
import { REFUSED } from './documented-field.ts'
import { recordSent } from './sent-parameters.ts'
import { track, trackRefusal } from './tracked-value.ts'

type Send = (path: string, init: unknown) => Promise<{ data?: unknown }>

/** The transport of the SDK, whose responses and refusals are tracked, and whose query parameters are recorded. Measuring runs use it instead of the SDK's own. */
export function createTransport(
  options: GatewayOptions,
  cipher: Pick<Http, 'encrypt' | 'forgetKey'>,
): Http['clientOf'] {
  const clientOf = createPlainTransport(options, cipher)
  return <Own extends Operations>(operations: Own) =>
    new Proxy(clientOf(operations), {
      get(client, method) {
        const send: unknown = Reflect.get(client, method)
        if (typeof method !== 'string' || typeof send !== 'function') return send
        return (path: string, init: unknown) => {
          const operation = operations[`${method} ${path}`]
          if (operation) recordSent(operation.id, init)
          return trackReply((send as Send)(path, init), operation)
        }
      },
    })
}

async function trackReply(reply: ReturnType<Send>, operation: Operation | undefined) {
  try {
    const answer = await reply
    return { ...answer, data: operation ? track(answer.data, operation.id) : answer.data }
  } catch (error) {
    if (operation && error instanceof GatewayError && error.value) {
      Object.assign(error, { value: trackRefusal(error.value, operation.id + REFUSED) })
    }
    throw error
  }
}
