import { session as gatewaySession } from '@longan/sdk/session'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'

/** Confirms, ends the session at the gateway, clears the member's data and goes home. The member is signed out even if the gateway does not answer. */
export function SignOutDialog({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone?: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signOut = async () => {
    onClose()
    const hide = showLoading(t('loggingOut'), Infinity)
    const { logout } = gatewaySession(http)
    session.announceSignOut()
    await logout().catch(() => undefined)
    session.signOut()
    hide()
    onDone?.()
    await navigate(paths.home)
  }
  return (
    <Dialog
      urgent
      open={open}
      onClose={onClose}
      title={t('confirmLogout')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void signOut()}>{t('signOut')}</Button>
        </>
      }
    />
  )
}
