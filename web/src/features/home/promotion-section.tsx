import type { Promotion } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '#api/site/images.ts'
import { formatPromoDate } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { ScrollRow, Section } from '#ui/list/scroll-row.tsx'
import styles from './home.module.css'
import { useHomeContent } from './use-home-content.ts'

export function PromotionSection() {
  const { t } = useTranslation(['home', 'app'])
  const { data } = useHomeContent()
  if (!data?.promotion.length) return null
  return (
    <Section title={t('promotions')} action={<Link to={paths.promotions()}>{t('seeAll')}</Link>}>
      <ScrollRow label={t('promotions')} itemWidth="min(84%, 18.75rem)">
        {data.promotion.slice(0, 8).map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ScrollRow>
    </Section>
  )
}

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('home')
  const { id, title, noExpiry, startDate, endDate, announcementImages } = promotion
  const picture = announcementImages.find(({ sequence }) => sequence === 1)
  const [failed, setFailed] = useState(!picture)
  const isLong = noExpiry === 1 || endDate === undefined
  return (
    <Link className={styles.promotion} to={paths.promotion(id)}>
      <span className={styles.promotionArt}>
        {!failed && (
          <img
            src={imageUrl(picture?.url)}
            alt=""
            width={720}
            height={300}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        )}
      </span>
      <span className={styles.promotionTitle}>{title}</span>
      <span className={styles.promotionTime}>
        {isLong ? t('longTerm') : `${formatPromoDate(startDate)} – ${formatPromoDate(endDate)}`}
      </span>
    </Link>
  )
}
