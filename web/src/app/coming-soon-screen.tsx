import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { ScreenProps } from './lazy-screen.tsx'

/** What a page says that has an address but no screen yet: its name, honest words, a way on. */
export function ComingSoonScreen({ title }: ScreenProps) {
  const { t } = useTranslation(['app', 'titles'])
  return (
    <Empty
      title={`${t(`titles:${title}`)} · ${t('comingSoon')}`}
      text={t('comingSoonText')}
      action={<ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>}
    />
  )
}
