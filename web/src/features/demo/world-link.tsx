import { useMutation, mutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { Interstitial } from '#ui/overlay/interstitial.tsx'
import { exportRecording } from './recording.queries.ts'
import styles from './demo-panel.module.css'
import { saveFile } from './save-file.ts'
import { GatewayError, type Session } from '@longan/sdk'
import { session } from '#api/member/session.ts'
import { control } from './control.ts'
import { refreshEverything, switchWorld } from './world.queries.ts'

export function CopyLink() {
  const { t } = useTranslation('demo')
  const copy = useCopy()
  const link = useMutation({ mutationFn: createWorldLink, onSuccess: ({ address }) => copy(address) })
  return (
    <>
      <Button variant="secondary" size="small" busy={link.isPending} onClick={() => link.mutate()}>
        {t('copyLink')}
      </Button>
      {link.isSuccess && isThisMachine() && <p role="status">{t('linkThisMachine', { host: location.host })}</p>}
      {link.data?.isBrandOnly && <p role="status">{t('linkBrandOnly')}</p>}
      {link.data?.without.map((picture) => (
        <p key={picture} role="status">
          {t(picture === 'logo' ? 'linkWithoutLogo' : 'linkWithoutMark', { size: MAX_KB[picture] })}
        </p>
      ))}
      {link.isError && (
        <p className={styles.failure} role="alert">
          {t(linkErrorMessage(link.error))}
        </p>
      )}
    </>
  )
}

/** True if no other device can open an address of this page. */
const isThisMachine = () => /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

export function LinkedWorld() {
  const { t } = useTranslation('demo')
  const [pendingLink, setPendingLink] = useState<string>()
  const { mutate } = useMutation(openLinkedWorld())
  const open = (link: string) =>
    mutate(link, {
      onSuccess: () =>
        void showToast(t(isBrandLink(link) ? 'brandOpened' : 'linkOpened'), { kind: 'success', time: 'short' }),
      onError: (error) => void showToast(t(linkErrorMessage(error)), { kind: 'error', time: 'long' }),
    })
  const openAtOnce = useEffectEvent(open)
  useEffect(() => {
    const link = takeLinkFromAddress()
    if (link !== undefined && isBrandLink(link)) openAtOnce(link)
    else if (link !== undefined)
      void isWorldChanged().then((isChanged) => (isChanged ? setPendingLink(link) : openAtOnce(link)))
  }, [])
  const answer = (link?: string) => {
    setPendingLink(undefined)
    if (link !== undefined) open(link)
  }
  return (
    <ReplaceWorldDialog
      open={pendingLink !== undefined}
      onClose={() => answer()}
      onReplace={() => answer(pendingLink)}
    />
  )
}

type ReplaceWorldDialogProps = { open: boolean; onClose: () => void; onReplace: () => void }

function ReplaceWorldDialog({ open, onClose, onReplace }: ReplaceWorldDialogProps) {
  const { t } = useTranslation('demo')
  const save = useMutation({ mutationFn: async () => saveFile('longan.recording.json', await exportRecording()) })
  return (
    <Interstitial
      urgent
      open={open}
      onClose={onClose}
      title={t('confirmReplace')}
      text={t(save.isSuccess ? 'replaceSaved' : 'replaceText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('stayHere')}
          </Button>
          <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
            {t('saveRecording')}
          </Button>
          <Button onClick={onReplace}>{t('replace')}</Button>
        </>
      }
    />
  )
}

const HASH_PREFIX = '#w='
/** A link that has a brand and no world replaces nothing. */
const isBrandLink = (link: string) => link.startsWith('.')

/** The limits of the gateway for pictures in a link. */
const MAX_KB = { logo: 20, mark: 10 } as const

type CreatedLink = { link: string; without: ('logo' | 'mark')[]; isBrandOnly: boolean }

async function createWorldLink() {
  const { link, ...rest } = await control<CreatedLink>('GET /link')
  return { address: `${location.origin}/m/home${HASH_PREFIX}${link}`, ...rest }
}

function takeLinkFromAddress(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(HASH_PREFIX)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(HASH_PREFIX.length)
}

/** True if this world has changes that another world would replace; also true if that is unknown. */
const isWorldChanged = async () =>
  (await control<{ isChanged: boolean }>('GET /link/lost').catch(() => ({ isChanged: true }))).isChanged

const openLinkedWorld = () =>
  mutationOptions({
    mutationFn: (link: string) => control<{ session?: Session }>('POST /link', { link }),
    onSuccess: async ({ session: opened }, link, ...[, { client }]) => {
      if (isBrandLink(link)) return refreshEverything(client)
      await switchWorld(client)
      if (opened) session.signIn(opened)
    },
  })

function linkErrorMessage(error: Error): 'oldLink' | 'brokenLink' | 'needsFullRecording' | 'noLink' {
  const { field } = (error instanceof GatewayError && error.value) || {}
  if (field === 'version') return 'oldLink'
  if (field === 'link.text') return 'brokenLink'
  return field === 'recording' ? 'needsFullRecording' : 'noLink'
}
