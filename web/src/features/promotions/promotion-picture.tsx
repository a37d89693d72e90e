import type { Promotion } from '@longan/sdk'
import { useState } from 'react'
import { imageUrl } from '#lib/site/images.ts'
import { promotionPicture } from '#lib/site/pictures.ts'
import styles from './promotions.module.css'

export function PromotionPicture({ promotion }: { promotion: Promotion }) {
  const first = promotionPicture(promotion)
  const [failed, setFailed] = useState(false)
  if (!first || failed) return null
  return (
    <img
      className={styles.picture}
      src={imageUrl(first)}
      alt=""
      width={720}
      height={300}
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
