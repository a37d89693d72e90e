import type { DownloadLink } from '@longan/sdk'
import { Download, MonitorSmartphone } from 'lucide-react'
import { openExternal } from '#lib/site/external.ts'
import { installPrompt } from '#lib/device/install-prompt.ts'
import { paths } from '#lib/site/paths.ts'
import card from '#shared/invite/invite-card.module.css'
import styles from '#shared/records/records.module.css'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { statusQuery } from '#api/site/system.queries.ts'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

type Kind = DownloadLink['resourceType']
type DownloadOptionsProps = { links: readonly DownloadLink[]; platform: Platform }

/** Resource types per platform: iOS prefers the app to the web clip; a desktop shows all, for the user's phone. */
const kindsFor: Record<Platform['system'], readonly Kind[]> = {
  ios: ['IOS', 'MOBILECONFIG'],
  android: ['Android'],
  desktop: ['IOS', 'Android', 'MOBILECONFIG'],
}

function DownloadOptions({ links, platform }: DownloadOptionsProps) {
  const { t } = useTranslation(['download', 'app'])
  const offer = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  const available = kindsFor[platform.system].flatMap((kind) => links.filter((link) => link.resourceType === kind))
  if (platform.isInApp) return <OpenInBrowser />
  const hasOption = available.length > 0 || offer || platform.system !== 'android'
  return (
    <div className={styles.screen}>
      {platform.system === 'desktop' && <PhoneQrCode />}
      {available.length > 0 && <Files links={available} platform={platform} />}
      {offer && (
        <Button
          variant="secondary"
          wide
          onClick={() => void offer.prompt().finally(() => installPrompt.set(undefined))}
        >
          <MonitorSmartphone size={20} aria-hidden /> {t('install')}
        </Button>
      )}
      {platform.system === 'ios' && <HomeScreenSteps />}
      {!hasOption && <Empty title={t('app:comingSoon')} />}
    </div>
  )
}

const messageKeys = { IOS: 'ios', Android: 'android', MOBILECONFIG: 'clip' } as const

function Files({ links, platform }: DownloadOptionsProps) {
  const { t } = useTranslation('download')
  const download = (url: string) => {
    if (canRunApp(platform)) return void openExternal(url)
    void showToast(t('tooOld'), { kind: 'error', time: 'long' })
  }
  return (
    <ListCard label={t('files')}>
      {links.map(({ resourceType, url }) => (
        <ListRow
          key={resourceType}
          icon={<Download />}
          title={t(messageKeys[resourceType])}
          text={resourceType === 'Android' ? undefined : t('needsIos')}
          onClick={() => download(url)}
        />
      ))}
    </ListCard>
  )
}

/** iOS has no install prompt, so the steps are explained. */
function HomeScreenSteps() {
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

/** In-app browsers cannot install anything: the page must be opened in a browser. */
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

function PhoneQrCode() {
  const { t } = useTranslation('download')
  return (
    <figure className={card.card}>
      <QrCode text={siteAddress()} label={t('qr')} />
      <figcaption>{t('scan')}</figcaption>
    </figure>
  )
}

const siteAddress = () => location.origin + paths.home

export function DownloadSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const links = useQuery(statusQuery()).data?.info.resources ?? []
  return (
    <Sheet open={open} onClose={onClose} title={t('downloadApp')}>
      <Suspense fallback={<RowSkeletons count={2} height={56} />}>
        <DownloadOptions links={links} platform={platformOf(navigator)} />
      </Suspense>
    </Sheet>
  )
}

type Platform = {
  system: 'ios' | 'android' | 'desktop'
  /** The iOS version, such as 12.4; undefined if the browser hides it. */
  version: readonly [major: number, minor: number] | undefined
  /** The page is shown in another app, which can neither install nor download. */
  isInApp: boolean
}

/** Apps that open links in their own browser; an Android web view identifies itself. */
const inAppBrowsers =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Zalo|Line|MicroMessenger|TikTok|musical_ly|BytedanceWebview)\b|; wv\)/i

/** Detects the platform from the navigator; an iPad identifies itself as a Mac with touch points. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const [, major, minor] = /\bOS (\d+)[_.](\d+)/.exec(userAgent) ?? []
  return {
    system: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop',
    version: isIos && major && minor ? [Number(major), Number(minor)] : undefined,
    isInApp: inAppBrowsers.test(userAgent),
  }
}

const OLDEST_IOS = [12, 4] as const

/** Checks whether the site's app runs on the platform: iOS 12.4 or later. An unknown version counts as new enough. */
export function canRunApp({ version }: Platform) {
  if (!version) return true
  const [major, minor] = version
  return major > OLDEST_IOS[0] || (major === OLDEST_IOS[0] && minor >= OLDEST_IOS[1])
}
