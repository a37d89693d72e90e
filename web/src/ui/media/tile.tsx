import { Heart } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './brand-mark.tsx'
import styles from './tile.module.css'

export type TileProps = {
  title: string
  image?: string
  vendor?: string
  hot?: boolean
  favourite?: boolean
  /** Why the game is unavailable; greys out the tile. */
  maintenance?: string
  launching?: boolean
  recent?: boolean
  eager?: boolean
  onOpen: () => void
  onFavourite?: () => void
}

export const Tile = memo(function Tile(props: TileProps) {
  const { t } = useTranslation()
  const { title, vendor, maintenance, launching, favourite, onFavourite } = props
  return (
    <article
      className={styles.tile}
      data-maintenance={maintenance ? true : undefined}
      aria-busy={launching || undefined}
    >
      <button type="button" className={styles.open} onClick={props.onOpen} disabled={Boolean(maintenance)}>
        <TileArt key={props.image} image={props.image} eager={props.eager} />
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>
          {vendor && <span className={styles.vendor}>{vendor}</span>}
          {maintenance && <span className={styles.reason}>{maintenance}</span>}
        </span>
        {props.recent && <span className={styles.bead} />}
      </button>
      {props.hot && <span className={styles.hot}>{t('hot')}</span>}
      {onFavourite && (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={Boolean(favourite)}
          aria-label={t(favourite ? 'removeFavourite' : 'addFavourite', { name: title })}
          onClick={onFavourite}
        >
          <span>
            <Heart />
          </span>
        </button>
      )}
      {launching && (
        <span className={styles.launching} role="status" aria-label={t('launching')}>
          <BrandMark size={48} spinning />
        </span>
      )}
    </article>
  )
})

function TileArt({ image, eager }: Pick<TileProps, 'image' | 'eager'>) {
  const [failed, setFailed] = useState(!image)
  if (failed) {
    return (
      <span className={styles.fallback}>
        <BrandMark size={64} />
      </span>
    )
  }
  return (
    <img
      className={styles.art}
      src={image}
      alt=""
      width={240}
      height={320}
      decoding={eager ? 'sync' : 'async'}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      onError={() => setFailed(true)}
    />
  )
}
