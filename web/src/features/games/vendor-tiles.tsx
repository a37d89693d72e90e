import type { GameVendor } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lobbyOf, useOpenGame } from '#shared/open-game.ts'
import { paths } from '#lib/site/paths.ts'
import { Empty } from '#ui/page/empty.tsx'
import styles from './games.module.css'
import { vendorLogo } from './vendor-filter.tsx'

type VendorTilesProps = { vendors: readonly GameVendor[]; withCategory?: boolean }

export function VendorTiles({ vendors, withCategory }: VendorTilesProps) {
  const { t } = useTranslation(['games', 'lobby'])
  const navigate = useNavigate()
  const open = useOpenGame()
  if (vendors.length === 0) return <Empty title={t('lobby:noGames')} />
  const openVendor = (vendor: GameVendor) => {
    const { isGame, gameType, vassalage } = vendor
    if (isGame) void navigate(paths.gameList({ gameType, vassalage }))
    else open(lobbyOf(vendor))
  }
  return (
    <ul className={styles.vendors} aria-label={t('vendors')}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage + vendor.gameType}>
          <button type="button" onClick={() => openVendor(vendor)}>
            <img src={vendorLogo(vendor)} alt="" width={48} height={48} loading="lazy" decoding="async" />
            <span className={styles.vendorText}>
              <span>{vendor.displayName}</span>
              {withCategory && <small>{t(`lobby:${vendor.gameType as 'RNG'}`)}</small>}
              <small>
                {vendor.isGame
                  ? t('gameCount', { count: vendor.gameCount ?? 0, total: vendor.gameCount ?? 0 })
                  : t('openLobby')}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
