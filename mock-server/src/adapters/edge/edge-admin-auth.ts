import { isLoopbackHost, isSame } from '../admin-auth.ts'

/**
 * Whether a caller may use the control API of a deployment: who sends its token. Without one nobody may, but for who asks a runtime on their own
 * machine: a deployment is never reached by that name.
 */
export function mayControlAtEdge({ url, headers }: Request, adminToken: string | undefined): boolean {
  if (adminToken) return isSame(headers.get('x-admin-token') ?? '', adminToken)
  const origin = headers.get('origin')?.replace(/^https?:\/\//, '')
  return isLoopbackHost(new URL(url).host) && (origin === undefined || isLoopbackHost(origin))
}
