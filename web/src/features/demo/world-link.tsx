import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#parts/use-copy.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './demo-panel.module.css'
import { openWorld, takeLink, whyNoLink, worldAddress } from './link.queries.ts'

/** Copies an address that opens this world elsewhere. */
export function CopyLink() {
  const { t } = useTranslation('demo')
  const copy = useCopy()
  const link = useMutation({ mutationFn: worldAddress, onSuccess: copy })
  return (
    <>
      <Button variant="secondary" size="small" busy={link.isPending} onClick={() => link.mutate()}>
        {t('copyLink')}
      </Button>
      {link.isError && (
        <p className={styles.failure} role="alert">
          {t(whyNoLink(link.error))}
        </p>
      )}
    </>
  )
}

/** Opens the world that the page's address names, and says what became of that. */
export function useLinkedWorld() {
  const { t } = useTranslation('demo')
  const { mutate } = useMutation(openWorld())
  useEffect(() => {
    const link = takeLink()
    if (link === undefined) return
    mutate(link, {
      onSuccess: () => void showToast(t('linkOpened'), { kind: 'success', time: 'short' }),
      onError: (error) => void showToast(t(whyNoLink(error)), { kind: 'error', time: 'long' }),
    })
  }, [mutate, t])
}
