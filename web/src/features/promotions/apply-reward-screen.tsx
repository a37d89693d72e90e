import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { applicationIdOf, promotionsQuery, usePromotionStatus } from '#api/rewards/promotions.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ApplyForm } from './apply-form.tsx'
import styles from './promotions.module.css'

export function ApplyRewardScreen() {
  const { t } = useTranslation('promotions')
  const [query] = useSearchParams()
  const promotions = useQuery(promotionsQuery(useLanguage()))
  const standing = usePromotionStatus(useLanguage())
  const promotionId = query.get('id')
  if (!promotionId) return <Navigate to={paths.promotions()} replace />
  if (promotions.isPending || standing.isLoading) return <RowSkeletons count={3} height={120} />
  if (!promotions.data) return <Failure query={promotions} />
  const promotion = promotions.data.find((one) => String(applicationIdOf(one)) === promotionId)
  const toList = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('allPromotions')}
    </ButtonLink>
  )
  if (!promotion) return <Empty title={t('promotionGone')} text={t('promotionGoneText')} action={toList} />
  if (standing.data?.(promotion) === 'applied')
    return <Empty title={t('applied')} text={t('appliedText', { name: promotion.title })} action={toList} />
  return (
    <div className={styles.screen}>
      <h2 className={styles.about}>{promotion.title}</h2>
      <ApplyForm key={promotionId} promotion={promotion} />
    </div>
  )
}
