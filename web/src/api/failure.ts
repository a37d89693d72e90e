export type GatewayFailure = Error & { status: number; code: string }
export const failure = (status: number, body: { errorCode?: string; message?: string }): GatewayFailure =>
  Object.assign(new Error(body.message ?? ''), { status, code: body.errorCode ?? 'unknown' })
