import type { GameVendor } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { lobbyOf, useOpenGame } from '#shared/open-game.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { paths } from '#lib/site/paths.ts'
import { Empty } from '#ui/page/empty.tsx'
import styles from './games.module.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useDeferredValue } from 'react'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { createFuzzySearch } from '#lib/search/fuzzy-search.ts'
import { imageUrl } from '#lib/site/images.ts'
import { Chips } from '#ui/action/chips.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

type VendorTilesProps = { vendors: readonly GameVendor[]; withCategory?: boolean }

export function VendorTiles({ vendors, withCategory }: VendorTilesProps) {
  const { t } = useTranslation(['games', 'lobby'])
  const navigate = useNavigate()
  const open = useOpenGame()
  const language = useLanguage()
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
                  ? t('gameCount', {
                      count: vendor.gameCount ?? 0,
                      total: formatAmount(vendor.gameCount ?? 0, language),
                    })
                  : t('openLobby')}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const MAX_VENDORS = 4

export function useFoundVendors(text: string, gameType: string | undefined) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const find = useMemo(() => {
    const all = data?.categories.flatMap(({ vendors }) => vendors) ?? []
    const candidates = all.filter((vendor) => !gameType || vendor.gameType === gameType)
    return createFuzzySearch(candidates, ({ displayName, vassalage }) => ({ name: displayName, keywords: vassalage }))
  }, [data, gameType])
  return useMemo(() => find(text).slice(0, MAX_VENDORS), [find, text])
}

export function FoundVendors({ vendors }: { vendors: ReturnType<typeof useFoundVendors> }) {
  if (vendors.length === 0) return null
  return <VendorTiles vendors={vendors} withCategory />
}

type VendorFilterProps = {
  vendors: readonly GameVendor[] | undefined
  value: string
  onChange: (vassalage: string) => void
}

const vendorLogo = ({ mobileSmallIcon, smallIcon, h5Icon }: GameVendor) =>
  imageUrl(mobileSmallIcon ?? smallIcon ?? h5Icon)

export function VendorFilter({ vendors: known, value, onChange }: VendorFilterProps) {
  const { t } = useTranslation('games')
  // The games below are more important, so they are rendered first.
  const vendors = useDeferredValue(known, undefined)
  if (!vendors) return <Skeleton height={50} />
  if (vendors.length < 2) return null
  const choices = vendors.map((vendor) => ({
    value: vendor.vassalage,
    label: vendor.displayName,
    icon: <img className={styles.mark} src={vendorLogo(vendor)} alt="" width={24} height={24} loading="lazy" />,
  }))
  return (
    <Chips
      label={t('vendorFilter')}
      choices={[{ value: '', label: t('all') }, ...choices]}
      value={value}
      onChange={onChange}
    />
  )
}
