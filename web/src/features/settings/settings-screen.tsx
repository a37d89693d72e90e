import { useQueryClient } from '@tanstack/react-query'
import { CircleHelp, Eraser, KeyRound, LogOut, ShieldCheck, UserPen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { session, useSession } from '#api/member/session.ts'
import { SignOutDialog } from '#shared/sign-out.tsx'
import { paths } from '#lib/site/paths.ts'
import { clearCached } from '#lib/storage/storage.ts'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { LanguageChoice, ThemeChoice } from '#ui/action/preferences.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './settings-screen.module.css'

export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'app', 'titles'])
  const client = useQueryClient()
  const forMember = useMemberAction()
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)
  const clear = async () => {
    clearCached()
    await client.invalidateQueries()
    await showToast(t('cacheCleared'), { kind: 'success' })
  }
  return (
    <div className={styles.screen}>
      <LanguageChoice />
      <ThemeChoice />
      <ListCard label={t('account')}>
        <ListRow
          icon={<UserPen />}
          title={t('titles:profile')}
          onClick={forMember(() => void navigate(paths.profile))}
        />
        <ListRow
          icon={<ShieldCheck />}
          title={t('titles:security')}
          onClick={forMember(() => void navigate(paths.security))}
        />
        <ListRow
          icon={<KeyRound />}
          title={t('titles:changePassword')}
          onClick={forMember(() => void navigate(paths.changePassword))}
        />
        <ListRow icon={<LogOut />} title={t('app:signOut')} onClick={forMember(() => setSigningOut(true))} />
      </ListCard>
      <ListCard label={t('device')}>
        <ListRow icon={<Eraser />} title={t('clearCache')} text={t('clearCacheText')} onClick={() => void clear()} />
        <ListRow icon={<CircleHelp />} title={t('titles:help')} to={paths.help()} />
      </ListCard>
      <p className={styles.version}>
        <BrandMark size={64} outline />
        {t('version')} {__VERSION__}
      </p>
      <SignOutDialog open={isSigningOut} onClose={() => setSigningOut(false)} />
    </div>
  )
}

function useMemberAction() {
  const current = useSession()
  const navigate = useNavigate()
  return (act: () => void) => () => {
    if (current) return act()
    session.rememberReturn(paths.settings)
    void navigate(paths.login)
  }
}
