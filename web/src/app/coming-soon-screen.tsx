import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

/** What a page says that has an address but no screen yet: its name, honest words, a way on. */
export function ComingSoonScreen() {
  const { t } = useTranslation(['app', 'titles'])
  const entry = findRoute(routes, useLocation().pathname)
  return (
    <Empty
      title={`${t(`titles:${entry?.title ?? 'home'}`)} · ${t('comingSoon')}`}
      text={t('comingSoonText')}
      action={<ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>}
    />
  )
}
