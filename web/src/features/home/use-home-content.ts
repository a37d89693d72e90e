import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { announcementsQuery } from '#api/site/content.queries.ts'
import { paths } from '#lib/site/paths.ts'

export function useHomeContent() {
  const language = useLanguage()
  const groupName = useLocation().pathname.toLowerCase() === paths.hot ? 'HOT' : 'm_home'
  return { ...useQuery(announcementsQuery({ place: 'home', groupName }, language)), groupName }
}
