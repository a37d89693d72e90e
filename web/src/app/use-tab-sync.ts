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
  // What is on screen is asked anew for somebody else; a guest leaves it.
  if (now) void client.resetQueries(memberQueries)
  else forgetMember(client)
}

/** Words that do not come now come with the next reload. */
const syncLanguage = () => changeLanguage(storage.get('language') ?? currentLanguage()).catch(() => undefined)

/** What the person does in another tab holds in this one: theme, language, login and logout. */
export function useTabSync() {
  const client = useQueryClient()
  // Other tabs are outside React.
  useEffect(() => {
    const stops = [
      watchOtherTabs('theme', () => startTheme(config.theme)),
      watchOtherTabs('language', () => void syncLanguage()),
      watchOtherTabs('session', () => syncSession(client)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client])
}
