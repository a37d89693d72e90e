/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import type { VisitResponse, IdentityTokenResponse } from '../rules/identity.routes.ts'
import { IdentityPage } from './identity-page.tsx'

export async function openIdentity({ calls }: ClientContext) {
  const issueToken = (person: string) =>
    calls.post<IdentityTokenResponse>('/partners/identity/vouch', { input: { person } })
  return <IdentityPage visit={await calls.open<VisitResponse>('/partners/identity/open')} issueToken={issueToken} />
}
