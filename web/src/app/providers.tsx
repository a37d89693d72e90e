import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { forgetMember } from '@longan/react-query'
import { session } from '#api/member/session.ts'
import { i18n } from '#i18n/i18n.ts'

/** The providers of every screen except the router: query cache and messages. The cache is cleared when the session changes. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => {
    let token = session.token()
    return session.subscribe(() => {
      if (token !== session.token()) forgetMember(client)
      token = session.token()
    })
  }, [client])
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  )
}
