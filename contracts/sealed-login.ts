import { createGateway, type LoginInput } from '@longan/sdk'

export type SealedLogin = { encryption: string; body: { value: string } }
type Door = {
  baseUrl: string
  merchant: string
  fetch?: (request: Request) => Promise<Response>
  random?: () => number
}

const globalFetch = (request: Request) => globalThis.fetch(request)

/**
 * A login as it travels to the gateway behind `door`: encrypted by the SDK for that gateway's own key, and not sent. Every gateway has a key of
 * its own, so what was encrypted for one is unreadable to another.
 */
export async function sealLogin(input: LoginInput, { fetch = globalFetch, ...door }: Door): Promise<SealedLogin> {
  let sealed: SealedLogin | undefined
  const keep = async (request: Request) => {
    if (!request.url.endsWith('/wps/session/login')) return fetch(request)
    const body = (await request.json()) as SealedLogin['body']
    sealed = { encryption: request.headers.get('encryption') ?? '', body }
    return Response.json({ success: true })
  }
  await createGateway({ ...door, fetch: keep }).session.login(input)
  if (!sealed) throw new Error('Failed to encrypt a login: the SDK sent none')
  return sealed
}
