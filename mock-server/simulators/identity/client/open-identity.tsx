/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import type { VisitOnWire, VouchedOnWire } from '../rules/identity.routes.ts'
import { IdentityPage } from './identity-page.tsx'

/** The page for whoever was sent here. */
export async function openIdentity({ calls }: ClientContext) {
  const vouch = (person: string) => calls.post<VouchedOnWire>('/partners/identity/vouch', { input: { person } })
  return <IdentityPage visit={await calls.open<VisitOnWire>('/partners/identity/open')} vouch={vouch} />
}
