import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { promotionsQuery } from '#api/rewards/promotions.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { SanitizedHtml } from '#ui/text/sanitized-html.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotions.module.css'
import { TakePart } from './take-part.tsx'
import { useTimes } from './use-times.ts'

export function PromotionScreen() {
  const { t } = useTranslation('promotions')
  const [query] = useSearchParams()
  const promotions = useQuery(promotionsQuery(useLanguage()))
  if (promotions.isPending) return <RowSkeletons count={3} height={160} />
  if (!promotions.data) return <Failure query={promotions} />
  const promotion = promotions.data.find(({ id }) => String(id) === query.get('id'))
  const toList = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('allPromotions')}
    </ButtonLink>
  )
  if (!promotion) return <Empty title={t('promotionGone')} text={t('promotionGoneText')} action={toList} />
  return (
    <div className={styles.screen}>
      <article className={styles.detail}>
        <PromotionPicture promotion={promotion} />
        <h2>{promotion.title}</h2>
        <Times promotion={promotion} />
        <SanitizedHtml html={promotion.content} />
      </article>
      <TakePart promotion={promotion} />
    </div>
  )
}

function Times({ promotion }: { promotion: Parameters<typeof useTimes>[0] }) {
  return <p>{useTimes(promotion)}</p>
}
