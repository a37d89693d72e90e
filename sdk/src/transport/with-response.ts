import type { Call } from '../http.ts'

/**
 * Returns the value of a call together with its response, for headers and the status. The body of the response is used up. If `send` makes several
 * calls, the response is that of the last one.
 * @example const { value, response } = await withResponse((call) => gateway.wallet.get(call))
 */
export async function withResponse<Value>(
  send: (call: Pick<Call, 'onResponse'>) => Promise<Value>,
): Promise<{ value: Value; response: Response }> {
  let response: Response | undefined
  const value = await send({ onResponse: (one) => (response = one) })
  if (!response)
    throw new TypeError('withResponse needs a call that is given its options: (call) => gateway.wallet.get(call)')
  return { value, response }
}
