import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Channel } from '#api/wallet/deposits.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Link } from '#ui/action/link.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { depositPath } from './deposit-path.ts'
import { ChannelIcon, ChannelRows } from './channel-rows.tsx'
import { ChannelForm } from './channel-form.tsx'
import { DepositClosed } from './closed.tsx'
import { OpenOrders } from './open-orders.tsx'
import { useDepositSite } from './use-deposit-site.ts'

export function Cashier() {
  const { t } = useTranslation('deposit')
  const { layout, channels, isOpen, orders, failing } = useDepositSite()
  if (failing) return <Failure query={failing} />
  if (!layout || !channels || !orders) return <RowSkeletons count={6} height={72} />
  if (!isOpen || channels.length === 0) return <DepositClosed title={t('allClosed')} text={t('allClosedText')} />
  return (
    <div className={styles.screen}>
      <OpenOrders orders={orders} channels={channels} />
      {layout === 'new' ? <ChannelTabs channels={channels} /> : <ChannelSteps channels={channels} />}
      <p className={styles.other}>
        <Link to={`${paths.accountRecord}?type=deposit`}>{t('history')}</Link>
      </p>
    </div>
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
    <Tabs
      wraps
      label={t('channels')}
      tabs={tabs}
      value={String(selected.vendorId)}
      onChange={(channel) => void navigate(depositPath({ channel }), { replace: true })}
    >
      <ChannelForm key={selected.vendorId} channel={selected} />
    </Tabs>
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
