import type { GameVendor } from '@longan/sdk'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '#api/site/images.ts'
import { Chips } from '#ui/action/chips.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './games.module.css'

type VendorFilterProps = {
  vendors: readonly GameVendor[] | undefined
  value: string
  onChange: (vassalage: string) => void
}

export const vendorLogo = ({ mobileSmallIcon, smallIcon, h5Icon }: GameVendor) =>
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
