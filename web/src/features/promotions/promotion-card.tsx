import type { Promotion } from '@longan/sdk'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotions.module.css'
import { useTimes } from './use-times.ts'

type PromotionCardProps = {
  promotion: Promotion
  isWanted: boolean
}

export function PromotionCard({ promotion, isWanted }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const times = useTimes(promotion)
  const card = useRef<HTMLElement>(null)
  useScrollIntoView(card, isWanted)
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

/** Scrolls a card into view that the URL asks for. On back navigation the browser restores the scroll position itself. */
function useScrollIntoView(card: React.RefObject<HTMLElement | null>, isWanted: boolean) {
  const isBack = useNavigationType() === 'POP'
  const isFirst = useLocation().key === 'default'
  const shouldScroll = useRef(isWanted && (!isBack || isFirst))
  useEffect(() => {
    if (shouldScroll.current) card.current?.scrollIntoView?.({ block: 'start' })
  }, [card])
}
