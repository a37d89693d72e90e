import type { DepositPromotion } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './cashier.module.css'

type PromotionFieldProps = {
  promotions: DepositPromotion[]
  defaultValue: string | undefined
  name: string
  error?: string
}

export function PromotionField({ promotions, defaultValue = '', ...field }: PromotionFieldProps) {
  const { t } = useTranslation('deposit')
  const terms = usePromotionTerms()
  const [selected, setSelected] = useState(defaultValue)
  const offered = promotions.filter(({ notOffered }) => notOffered === undefined)
  const promotion = offered.find(({ id }) => String(id) === selected)
  return (
    <>
      {offered.length > 0 && (
        <SelectField
          {...field}
          label={t('promotion')}
          defaultValue={promotion ? defaultValue : ''}
          hint={promotion ? terms(promotion) : undefined}
          options={[{ value: '', label: t('noPromotion') }, ...offered.map(toOption)]}
          onChange={setSelected}
        />
      )}
      {promotions.map(({ id, title, notOffered }) =>
        notOffered === undefined ? null : (
          <p key={id} className={styles.notOffered}>
            <strong>{title}</strong> {notOffered}
          </p>
        ),
      )}
    </>
  )
}

const toOption = ({ id, title }: DepositPromotion) => ({ value: String(id), label: title ?? String(id) })

function usePromotionTerms() {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  return ({ bonusType, turnoverFactor = 0, turnoverGameType, depositPromDetailsList: [detail] }: DepositPromotion) => {
    if (!detail) return undefined
    const { minDepositDetail, bonusAmtDetail, maxBonusDetail } = detail
    const sum = (decimal: number) => formatMoney(decimal, language)
    const gives = bonusType === 'FIXED' ? sum(bonusAmtDetail) : `${formatAmount(bonusAmtDetail, language)}%`
    return [
      t('termsFrom', { amount: sum(minDepositDetail), gives }),
      bonusType === 'PERCENTAGE' && maxBonusDetail !== undefined && t('termsMax', { amount: sum(maxBonusDetail) }),
      turnoverFactor > 0 && t('termsTurnover', { count: turnoverFactor, times: turnoverFactor }),
      turnoverGameType !== undefined && t('termsProduct', { context: turnoverGameType }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
