import type { Promotion } from '@longan/sdk'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotions.module.css'
import { useTimes } from './use-times.ts'

type PromotionCardProps = {
  promotion: Promotion
  /** Whether the address asks for it. */
  isWanted: boolean
}

/** One promotion: its picture, its name, when it runs, the way to more. */
export function PromotionCard({ promotion, isWanted }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const times = useTimes(promotion)
  const card = useRef<HTMLElement>(null)
  useBroughtIntoView(card, isWanted)
  return (
    <article ref={card} className={styles.card} aria-label={promotion.title}>
      <PromotionPicture promotion={promotion} />
      <div className={styles.words}>
        <h2>{promotion.title}</h2>
        <p>{times}</p>
      </div>
      <ButtonLink
        size="small"
        variant="secondary"
        to={paths.promotion(promotion.id)}
        aria-label={t('moreOf', { name: promotion.title })}
      >
        {t('more')}
      </ButtonLink>
    </article>
  )
}

/** One that a link has asked for comes into view; on the way back the old place is found by itself. */
function useBroughtIntoView(card: React.RefObject<HTMLElement | null>, isWanted: boolean) {
  const isBack = useNavigationType() === 'POP'
  const isFirst = useLocation().key === 'default'
  const wasWanted = useRef(isWanted && (!isBack || isFirst))
  // Where it lies only the browser knows.
  useEffect(() => {
    if (wasWanted.current) card.current?.scrollIntoView?.({ block: 'start' })
  }, [card])
}
