import { createGateway, GatewayError, type GatewayOptions } from './index.ts'

export type RecordedRequest = Pick<Request, 'method' | 'headers' | 'redirect' | 'keepalive'> & {
  url: URL
  body: string
}
type ScriptedReply = Response | Error | ((request: Request) => Promise<Response>)

/** The options of a gateway that answers from a script; the last answer repeats. */
export function scripted(answers: ScriptedReply[], more: Partial<GatewayOptions> = {}) {
  const requests: RecordedRequest[] = []
  const fetch = async (request: Request) => {
    const { method, url, headers, redirect, keepalive } = request
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push({ method, url: new URL(url), headers, redirect, keepalive, body: await request.clone().text() })
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : answer(request)
  }
  const waits: number[] = []
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  const options: GatewayOptions = { baseUrl: 'https://gateway.example', merchant: 'DEMO', fetch, wait, ...more }
  return { options, requests, waits }
}

export function scriptedGateway(answers: ScriptedReply[], more: Partial<GatewayOptions> = {}) {
  const { options, ...script } = scripted(answers, more)
  return { gateway: createGateway(options), ...script }
}

export const success = (value: unknown, headers?: HeadersInit) => Response.json({ success: true, value }, { headers })

export const refusal = (status: number, errorCode: string, value?: object) =>
  Response.json({ success: false, errorCode, message: 'Không được', value }, { status })

export const queryOf = ({ url }: RecordedRequest) => Object.fromEntries(url.searchParams)

/** Returns the error of a call that fails; throws if it succeeds, or fails otherwise. */
export const failureOf = (call: Promise<unknown>): Promise<GatewayError> =>
  call.then(
    () => {
      throw new Error('The call succeeded')
    },
    (error: unknown) => {
      if (error instanceof GatewayError) return error
      throw error
    },
  )
