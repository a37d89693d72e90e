import type { Banner } from '@longan/sdk'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { bannersOf } from '#api/site/content.queries.ts'
import { imageUrl } from '#api/site/images.ts'
import { openExternal } from '#lib/site/external.ts'
import { isAppPath, paths } from '#lib/site/paths.ts'
import { BannerPlaceholder, Carousel } from '#ui/media/carousel.tsx'
import styles from './home.module.css'
import { useHomeContent } from './use-home-content.ts'

export function HomeBanners() {
  const { t } = useTranslation('home')
  const { data, isPending, groupName } = useHomeContent()
  const open = useOpenBanner()
  const slides = useMemo(
    () =>
      bannersOf(data?.banners, groupName).map((banner) => ({
        id: String(banner.bannerId),
        image: imageUrl(banner.url) ?? '',
        alt: banner.title ?? '',
        content: banner.title && <BannerWords title={banner.title} call={t('seeNow')} />,
        onOpen: addressOf(banner) ? () => open(banner) : undefined,
      })),
    // `open` changes on each render but does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, groupName, t],
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

function useOpenBanner() {
  const navigate = useNavigate()
  return (banner: Banner) => {
    const address = addressOf(banner)
    if (isAppPath(address)) void navigate(address)
    else openExternal(address)
  }
}
