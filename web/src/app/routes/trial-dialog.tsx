import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'

export function TrialDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['member', 'app'])
  const navigate = useNavigate()
  return (
    <Dialog
      urgent
      open
      onClose={onClose}
      title={t('freeReject')}
      text={t('freeRejectText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button onClick={() => void navigate(paths.register, { replace: true })}>{t('registerNow')}</Button>
        </>
      }
    />
  )
}
