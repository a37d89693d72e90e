import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './demo-panel.module.css'
import { resetWorld } from './world.queries.ts'

export function WorldReset({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['demo', 'app'])
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const reset = useMutation(resetWorld())
  const cancel = () => setConfirming(false)
  const startOver = async () => {
    cancel()
    await reset.mutateAsync()
    onDone()
    await navigate(paths.home)
    await showToast(t('resetDone'), { kind: 'success', time: 'short' })
  }
  const showError = (error: Error) => showToast(error.message, { kind: 'error', time: 'long' })
  return (
    <>
      <Button variant="danger" size="small" busy={reset.isPending} onClick={() => setConfirming(true)}>
        {t('reset')}
      </Button>
      <p className={styles.hint}>{t('resetText')}</p>
      <Dialog
        urgent
        open={isConfirming}
        onClose={cancel}
        title={t('confirmReset')}
        text={t('resetText')}
        actions={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('app:cancel')}
            </Button>
            <Button variant="danger" onClick={() => void startOver().catch(showError)}>
              {t('reset')}
            </Button>
          </>
        }
      />
    </>
  )
}
