import { useTranslation } from 'react-i18next'

const titles: Record<
  string,
  'slots' | 'fish' | 'cards' | 'live' | 'sports' | 'esports' | 'cockfight' | 'lottery' | 'electronicLottery'
> = {
  RNG: 'slots',
  FISH: 'fish',
  PVP: 'cards',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'electronicLottery',
}

export function useProductName() {
  const { t } = useTranslation(['titles', 'agent'])
  return (product: string) => {
    if (product === 'CONS') return t('agent:allProducts')
    const title = titles[product]
    return title ? t(title) : product
  }
}
