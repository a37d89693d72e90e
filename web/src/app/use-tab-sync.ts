import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetMember, memberQueries } from '#api/forget-member.ts'
import { session } from '#api/session.ts'
import { changeLanguage, currentLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/config.ts'
import { storage, watchOtherTabs } from '#lib/storage.ts'
import { startTheme } from '#lib/theme.ts'

function syncSession(client: QueryClient) {
  const before = session.token()
  session.reload()
  const now = session.token()
  if (now === before) return
  // The visible queries are refetched for the other member; a guest leaves the page.
  if (now) void client.resetQueries(memberQueries)
  else forgetMember(client)
}

/** Messages that cannot be loaded now are loaded at the next reload. */
const syncLanguage = () => changeLanguage(storage.get('language') ?? currentLanguage()).catch(() => undefined)

/** Syncs theme, language and session with other tabs. */
export function useTabSync() {
  const client = useQueryClient()
  useEffect(() => {
    const stops = [
      watchOtherTabs('theme', () => startTheme(config.theme)),
      watchOtherTabs('language', () => void syncLanguage()),
      watchOtherTabs('session', () => syncSession(client)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client])
}
