import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { type Channel, exchangeRateQuery } from '#api/wallet/deposits.queries.ts'
import { formatDecimal, formatMoney, toDecimal } from '#lib/money/money.ts'
import { type Fact, Facts } from '#shared/records/facts.tsx'
import { chargeOf, chargeRule } from './charge.ts'
import { useDuration } from './use-duration.ts'

type DepositFactsProps = {
  channel: Channel
  bankCode: string
  amount: number | undefined
  more?: (Fact | false)[]
}

export function DepositFacts({ channel, bankCode, amount, more = [] }: DepositFactsProps) {
  const { t } = useTranslation('deposit')
  const duration = useDuration()(channel.creditsAfter)
  const charge = useChargeText(channel, amount)
  const coins = useCoinAmount(bankCode, amount)
  const sum = useSum()
  return (
    <Facts
      facts={[
        coins && { label: t('rate', { coin: bankCode }), value: coins.rate },
        coins?.sent ? { label: t('youSend'), value: coins.sent, strong: true } : undefined,
        { label: t('fee'), value: charge },
        amount ? { label: t('youReceive'), value: sum(amount - chargeOf(channel, amount)), strong: true } : undefined,
        ...more,
        duration ? { label: t('arrival'), value: duration } : undefined,
      ]}
    />
  )
}

/** Returns a formatter of amounts in minor units. */
export function useSum() {
  const language = useLanguage()
  return (minor: number) => formatMoney(toDecimal(minor), language)
}

function useChargeText(channel: Channel, amount: number | undefined) {
  const { t } = useTranslation('deposit')
  const sum = useSum()
  const rule = chargeRule(channel, useLanguage())
  if (!rule) return t('free')
  return amount ? sum(chargeOf(channel, amount)) : t('feeRule', rule)
}

/** Returns the exchange rate and the number of coins for an amount; undefined if the bank is not a coin. */
function useCoinAmount(bankCode: string, amount: number | undefined) {
  const language = useLanguage()
  const { data } = useQuery(exchangeRateQuery(bankCode))
  if (!data) return undefined
  return {
    rate: formatMoney(data.buy, language),
    sent: amount && `${formatDecimal(toDecimal(amount) / data.buy, language, { max: data.decimal })} ${bankCode}`,
  }
}
