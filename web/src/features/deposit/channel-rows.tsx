import { Bitcoin, Landmark, QrCode, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Channel, DepositKind } from '#api/wallet/deposits.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { depositPath } from './deposit-path.ts'
import { chargeRule } from './charge.ts'
import { useClosedReason } from './use-closed-reason.ts'
import { useDuration } from './use-duration.ts'

const icons = { transfer: Landmark, qr: QrCode, crypto: Bitcoin, page: Wallet }

export function ChannelIcon({ kind }: { kind: DepositKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden />
}

export function ChannelRows({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('deposit')
  const summaryOf = useChannelSummary()
  const closedReasonOf = useClosedReason()
  return (
    <ListCard label={t('channels')}>
      {channels.map((channel) => (
        <ListRow
          key={channel.vendorId}
          icon={<ChannelIcon kind={channel.kind} />}
          title={channel.vendorName}
          text={closedReasonOf(channel) ?? summaryOf(channel)}
          to={channel.isOpen === 'N' ? undefined : depositPath({ channel: channel.vendorId })}
        />
      ))}
    </ListCard>
  )
}

function useChannelSummary() {
  const { t } = useTranslation(['deposit', 'forms'])
  const language = useLanguage()
  const duration = useDuration()
  return (channel: Channel) => {
    const [min, max] = [channel.min, channel.max].map((sum) => formatAmount(sum, language))
    const rule = chargeRule(channel, language)
    const limits = t('forms:amountLimits', { min, max })
    return [limits, rule ? t('feeShort', rule) : t('free'), duration(channel.creditsAfter)].filter(Boolean).join(' · ')
  }
}
