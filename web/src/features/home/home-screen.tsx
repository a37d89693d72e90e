import { useTranslation } from 'react-i18next'
import { type NavigateFunction, useSearchParams, useNavigate } from 'react-router-dom'
import { prefetchFirstView } from '#api/site/first-view.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { EntryMenu } from './entry-menu.tsx'
import styles from './home.module.css'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { paths, isAppPath } from '#lib/site/paths.ts'
import { GameSection } from './game-section.tsx'
import { useState, useMemo } from 'react'
import { storage } from '#lib/storage/storage.ts'
import { useHomeContent } from './use-home-content.ts'
import type { Banner } from '@longan/sdk'
import { bannersOf } from '#api/site/content.queries.ts'
import { imageUrl } from '#lib/site/images.ts'
import { openExternal } from '#lib/site/external.ts'
import { BannerPlaceholder, Carousel } from '#ui/media/carousel.tsx'

function HomeBanners() {
  const { t } = useTranslation('home')
  const { data, isPending, groupName } = useHomeContent()
  const navigate = useNavigate()
  const slides = useMemo(
    () =>
      bannersOf(data?.banners, groupName).map((banner) => ({
        id: String(banner.bannerId),
        image: imageUrl(banner.url) ?? '',
        alt: banner.title ?? '',
        content: banner.title && <BannerWords title={banner.title} call={t('seeNow')} />,
        onOpen: addressOf(banner) ? () => openBanner(banner, navigate) : undefined,
      })),
    [data, groupName, t, navigate],
  )
  if (isPending) return <BannerPlaceholder />
  return <Carousel label={t('banners')} slides={slides} />
}

function BannerWords({ title, call }: { title: string; call: string }) {
  return (
    <>
      <span className={styles.bannerTitle}>{title}</span>
      <span className={styles.bannerCall}>{call}</span>
    </>
  )
}

const addressOf = ({ redirectPromotionId, linkage, externalLink }: Banner) =>
  redirectPromotionId ? paths.promotion(redirectPromotionId) : linkage || externalLink

function openBanner(banner: Banner, navigate: NavigateFunction) {
  const address = addressOf(banner)
  if (isAppPath(address)) void navigate(address)
  else openExternal(address)
}

const Marquee = lazyComponent(() => import('#ui/media/marquee.tsx').then((file) => file.Marquee))

/** Marquee of news. Once closed, it stays hidden until the browser session ends. */
function HomeNotices() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { data, isPending, isError } = useHomeContent()
  const [hidden, setHidden] = useState(storage.get('hideMarquee') === '1')
  const close = () => {
    storage.set('hideMarquee', '1')
    setHidden(true)
  }
  if (hidden || isError) return null
  if (isPending) return <div className={styles.noticeBox} data-notices />
  const items = data.player.map(({ id, title }) => ({ key: String(id), text: title }))
  return (
    <div className={styles.noticeBox}>
      <Marquee
        items={items}
        empty={t('noNotice')}
        onOpen={(index) => void navigate(paths.notices(index))}
        onDismiss={close}
      />
    </div>
  )
}

function HotSection() {
  const { t } = useTranslation('home')
  const { data, isError, refetch } = useHotGames()
  return (
    <GameSection
      title={t('hotGames')}
      more={paths.gameList({ type: 'hot' })}
      games={data}
      expected={40}
      eager
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}

const HomeSections = lazyComponent(() => import('./home-sections.tsx').then((file) => file.HomeSections))
const CategoryTab = lazyComponent(
  () => import('./category-tab.tsx').then((file) => file.CategoryTab),
  () => <TileSkeletons count={9} />,
)
const Popup = lazyComponent(() => import('./announcement-popup.tsx').then((file) => file.AnnouncementPopup))

/** Home. This chunk contains the first screen; the sections below the fold are loaded separately. */
export function HomeScreen() {
  const { t } = useTranslation('app')
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') ?? 'HOT'
  const show = (code: string) => setQuery(code === 'HOT' ? {} : { tab: code }, { replace: true })
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('home')}</h1>
      <HomeBanners />
      <HomeNotices />
      <EntryMenu current={tab} onShow={show} />
      {tab === 'HOT' ? (
        <>
          <HotSection />
          <div className={styles.below} data-below>
            <HomeSections />
          </div>
        </>
      ) : (
        <CategoryTab key={tab} code={tab} />
      )}
      <Popup />
    </div>
  )
}
HomeScreen.prefetch = prefetchFirstView
