import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { announcementsQuery, bannersOf } from '#api/site/content.queries.ts'
import { imageUrl } from '#lib/site/images.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { useHotGames } from '#api/games/use-hot-games.ts'
import { gameImage } from '#shared/game-tile.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './category-banner.module.css'
import type { MenuCode } from './category-of.ts'

export function CategoryBanner({ code, count }: { code: MenuCode; count: number | undefined }) {
  const { t } = useTranslation(['games', 'lobby'])
  const language = useLanguage()
  const { data: announcements } = useQuery(announcementsQuery({ place: 'gameCenter', groupName: code }, language))
  const { data: hot } = useHotGames()
  const [failed, setFailed] = useState(false)
  const banner = failed ? undefined : bannersOf(announcements?.banners, code)[0]
  const art = (hot ?? []).filter(({ gameType }) => gameType === code).slice(0, 3)
  return (
    <section className={styles.banner} aria-label={t(`lobby:${code}`)}>
      {banner ? (
        <img className={styles.image} src={imageUrl(banner.url)} alt="" onError={() => setFailed(true)} />
      ) : (
        <>
          <span className={styles.drum}>
            <BrandMark size={220} />
          </span>
          <span className={styles.fan} aria-hidden>
            {!hot && [0, 1, 2].map((box) => <span key={box} data-first="fan" />)}
            {art.map((game) => (
              <img key={game.nodeId} src={gameImage(game)} alt="" width={72} height={96} decoding="async" />
            ))}
          </span>
        </>
      )}
      {!announcements && <span className={styles.image} data-first="face" />}
      <div className={styles.text}>
        <h2>{t(`lobby:${code}`)}</h2>
        <p>{banner?.title || t(`${code}Text` as 'RNGText')}</p>
        {count === undefined && <span>&nbsp;</span>}
        {count !== undefined && count > 0 && (
          <span>{t('gameCount', { count, total: formatAmount(count, language) })}</span>
        )}
      </div>
    </section>
  )
}
