import { isLoopbackHost, isSame } from '../admin-auth.ts'

/**
 * Returns true if a caller may use the control API of a deployment: with its token. Without a token, only requests to a runtime on the own
 * machine may.
 */
export function isEdgeAdminAuthorized({ url, headers }: Request, adminToken: string | undefined): boolean {
  if (adminToken) return isSame(headers.get('x-admin-token') ?? '', adminToken)
  const origin = headers.get('origin')?.replace(/^https?:\/\//, '')
  return isLoopbackHost(new URL(url).host) && (origin === undefined || isLoopbackHost(origin))
}
