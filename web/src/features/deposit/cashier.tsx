import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Channel, DepositKind } from '#api/wallet/deposits.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Screen } from '#shared/forms/form-layout.tsx'
import cashier from './cashier.module.css'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { depositPath } from './deposit-path.ts'
import { ChannelForm } from './channel-form.tsx'
import { DepositClosed } from './closed.tsx'
import { OpenOrders } from './open-orders.tsx'
import { useDepositSite } from './use-deposit-site.ts'
import { Bitcoin, Landmark, QrCode, Wallet } from 'lucide-react'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { chargeRule } from './charge.ts'
import { useClosedReason } from './use-closed-reason.ts'
import { useDuration } from './use-duration.ts'

export function Cashier() {
  const { t } = useTranslation('deposit')
  const { layout, channels, isOpen, orders, failing } = useDepositSite()
  if (failing) return <Failure query={failing} />
  if (!layout || !channels || !orders) return <RowSkeletons count={6} height={72} />
  if (!isOpen || channels.length === 0) return <DepositClosed title={t('allClosed')} text={t('allClosedText')} />
  return (
    <Screen>
      <OpenOrders orders={orders} channels={channels} />
      {layout === 'new' ? <ChannelTabs channels={channels} /> : <ChannelSteps channels={channels} />}
      <p className={styles.other}>
        <Link to={`${paths.accountRecord}?type=deposit`}>{t('history')}</Link>
      </p>
    </Screen>
  )
}

type ChannelsProps = { channels: Channel[] }

const useSelectedChannel = (channels: Channel[]) => {
  const [query] = useSearchParams()
  return channels.find(({ vendorId }) => String(vendorId) === query.get('channel'))
}

function ChannelTabs({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const navigate = useNavigate()
  const selected = useSelectedChannel(channels) ?? channels.find(({ isOpen }) => isOpen !== 'N') ?? channels[0]!
  const tabs = channels.map((channel) => ({
    value: String(channel.vendorId),
    label: channel.vendorName,
    icon: <ChannelIcon kind={channel.kind} />,
  }))
  return (
    <div className={cashier.methods}>
      <Tabs
        label={t('channels')}
        tabs={tabs}
        value={String(selected.vendorId)}
        onChange={(channel) => void navigate(depositPath({ channel }), { replace: true })}
      >
        <ChannelForm key={selected.vendorId} channel={selected} />
      </Tabs>
    </div>
  )
}

function ChannelSteps({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const selected = useSelectedChannel(channels)
  if (!selected) return <ChannelRows channels={channels} />
  return (
    <div className={styles.form}>
      <p className={styles.row}>
        <strong>{selected.vendorName}</strong>
        <Link className={styles.link} to={paths.deposit} replace>
          {t('otherChannel')}
        </Link>
      </p>
      <ChannelForm key={selected.vendorId} channel={selected} />
    </div>
  )
}

const icons = { transfer: Landmark, qr: QrCode, crypto: Bitcoin, page: Wallet }

function ChannelIcon({ kind }: { kind: DepositKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden />
}

function ChannelRows({ channels }: { channels: Channel[] }) {
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
