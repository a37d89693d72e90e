import type { DownloadLink } from '@longan/sdk'
import { Download, MonitorSmartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { openExternal } from '#lib/external.ts'
import { installOffer } from '#lib/install-offer.ts'
import { paths } from '#lib/paths.ts'
import { type Platform, runsApp } from '#lib/platform.ts'
import card from '#shared/invite/invite-card.module.css'
import styles from '#shared/records/records.module.css'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { showToast } from '#ui/toast.ts'

type Kind = DownloadLink['resourceType']
type WaysProps = { links: readonly DownloadLink[]; platform: Platform }

/** What a device can do with: on iOS the app before the clip, on a computer whatever there is, for the phone beside it. */
const kindsFor: Record<Platform['system'], readonly Kind[]> = {
  ios: ['IOS', 'MOBILECONFIG'],
  android: ['Android'],
  desktop: ['IOS', 'Android', 'MOBILECONFIG'],
}

/** The ways to the app that this device has, the best first. */
export function DownloadWays({ links, platform }: WaysProps) {
  const { t } = useTranslation(['download', 'app'])
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  const fitting = kindsFor[platform.system].flatMap((kind) => links.filter((link) => link.resourceType === kind))
  if (platform.isInApp) return <OpenInBrowser />
  const hasWay = fitting.length > 0 || offer || platform.system !== 'android'
  return (
    <div className={styles.screen}>
      {platform.system === 'desktop' && <OnPhone />}
      {fitting.length > 0 && <Files links={fitting} platform={platform} />}
      {offer && (
        <Button variant="secondary" wide onClick={() => void offer.prompt().finally(() => installOffer.set(undefined))}>
          <MonitorSmartphone size={20} aria-hidden /> {t('install')}
        </Button>
      )}
      {platform.system === 'ios' && <ToHomeScreen />}
      {!hasWay && <Empty title={t('app:comingSoon')} />}
    </div>
  )
}

const names = { IOS: 'ios', Android: 'android', MOBILECONFIG: 'clip' } as const

function Files({ links, platform }: WaysProps) {
  const { t } = useTranslation('download')
  const fetch = (url: string) => {
    if (runsApp(platform)) return void openExternal(url)
    void showToast(t('tooOld'), { kind: 'error', time: 'long' })
  }
  return (
    <ListCard label={t('files')}>
      {links.map(({ resourceType, url }) => (
        <ListRow
          key={resourceType}
          icon={<Download />}
          title={t(names[resourceType])}
          text={resourceType === 'Android' ? undefined : t('needsIos')}
          onClick={() => fetch(url)}
        />
      ))}
    </ListCard>
  )
}

/** iOS has no question of its own: a person does it by hand. */
function ToHomeScreen() {
  const { t } = useTranslation('download')
  return (
    <section>
      <h3>{t('homeScreen')}</h3>
      <ol>
        <li>{t('stepShare')}</li>
        <li>{t('stepAdd')}</li>
        <li>{t('stepDone')}</li>
      </ol>
    </section>
  )
}

/** Inside another app nothing can be installed: the page has to be opened where it can. */
function OpenInBrowser() {
  const { t } = useTranslation('download')
  const copy = useCopy()
  return (
    <div className={styles.screen}>
      <p>{t('inApp')}</p>
      <Button wide onClick={() => void copy(siteAddress())}>
        {t('copyAddress')}
      </Button>
    </div>
  )
}

/** On a computer: the site is for the phone, which reads the way there. */
function OnPhone() {
  const { t } = useTranslation('download')
  return (
    <figure className={card.card}>
      <QrCode text={siteAddress()} label={t('qr')} />
      <figcaption>{t('scan')}</figcaption>
    </figure>
  )
}

const siteAddress = () => location.origin + paths.home
