import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { Interstitial } from '#ui/interstitial.tsx'
import { takeCapsule } from './capsule.queries.ts'
import styles from './demo-panel.module.css'
import { isWorldChanged, openWorld, takeLink, whyNoLink, worldAddress } from './link.queries.ts'
import { saveFile } from './save-file.ts'

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

/** Opens the world that the page's address names, and says what became of that. Where something would be lost it asks first. */
export function LinkedWorld() {
  const { t } = useTranslation('demo')
  const [asked, setAsked] = useState<string>()
  const { mutate } = useMutation(openWorld())
  const enter = (link: string) =>
    mutate(link, {
      onSuccess: () => void showToast(t('linkOpened'), { kind: 'success', time: 'short' }),
      onError: (error) => void showToast(t(whyNoLink(error)), { kind: 'error', time: 'long' }),
    })
  const enterAtOnce = useEffectEvent(enter)
  // The address is read once: it keeps nothing of the link.
  useEffect(() => {
    const link = takeLink()
    if (link !== undefined) void isWorldChanged().then((isChanged) => (isChanged ? setAsked(link) : enterAtOnce(link)))
  }, [])
  const answer = (link?: string) => {
    setAsked(undefined)
    if (link !== undefined) enter(link)
  }
  return <Replacing open={asked !== undefined} onClose={() => answer()} onReplace={() => answer(asked)} />
}

type ReplacingProps = { open: boolean; onClose: () => void; onReplace: () => void }

/** What is here goes when another world comes: it can be kept as a file before. */
function Replacing({ open, onClose, onReplace }: ReplacingProps) {
  const { t } = useTranslation('demo')
  const save = useMutation({ mutationFn: async () => saveFile('longan-capsule.json', await takeCapsule()) })
  return (
    <Interstitial
      urgent
      open={open}
      onClose={onClose}
      title={t('sureReplace')}
      text={t(save.isSuccess ? 'replaceSaved' : 'replaceText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('stayHere')}
          </Button>
          <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
            {t('saveCapsule')}
          </Button>
          <Button onClick={onReplace}>{t('replace')}</Button>
        </>
      }
    />
  )
}
