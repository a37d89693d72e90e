import { useEffect } from 'react'
import { session } from '#api/member/session.ts'
import { changeLanguage, currentLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import { storage, watchOtherTabs } from '#lib/storage/storage.ts'
import { startTheme } from '#lib/storage/theme.ts'

/** Calls `act` when the back key brings back a page as it was: meanwhile it has missed the changes in other tabs. */
function watchRestoredPage(act: () => void) {
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && act()
  addEventListener('pageshow', handleShow)
  return () => removeEventListener('pageshow', handleShow)
}

/** Messages that cannot be loaded now are loaded at the next reload. */
const syncLanguage = () => changeLanguage(storage.get('language') ?? currentLanguage()).catch(() => undefined)

export function useTabSync() {
  useEffect(() => {
    const stops = [
      watchOtherTabs('theme', () => startTheme(config.theme)),
      watchOtherTabs('language', () => void syncLanguage()),
      watchOtherTabs('session', session.reload),
      watchRestoredPage(session.reload),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
}
