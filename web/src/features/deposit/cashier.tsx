import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Channel } from '#api/deposits.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Link } from '#ui/link.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { depositAt } from './addresses.ts'
import { ChannelIcon, ChannelRows } from './channel-rows.tsx'
import { ChannelForm } from './channel-form.tsx'
import { Closed } from './closed.tsx'
import { OpenOrders } from './open-orders.tsx'
import { useDepositSite } from './use-deposit-site.ts'

/** Everything before an order: what is open already, the channels, and the form of the chosen one. */
export function Cashier() {
  const { t } = useTranslation('deposit')
  const { layout, channels, isOpen, orders, failing } = useDepositSite()
  if (failing) return <Failure query={failing} />
  if (!layout || !channels || !orders) return <RowSkeletons count={6} height={72} />
  if (!isOpen || channels.length === 0) return <Closed title={t('allClosed')} text={t('allClosedText')} />
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

const useChosen = (channels: Channel[]) => {
  const [query] = useSearchParams()
  return channels.find(({ vendorId }) => String(vendorId) === query.get('channel'))
}

/** The newer layout: all channels as tabs over the form of one, which is there at once. */
function ChannelTabs({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const navigate = useNavigate()
  const chosen = useChosen(channels) ?? channels.find(({ isOpen }) => isOpen !== 'N') ?? channels[0]!
  const tabs = channels.map((channel) => ({
    value: String(channel.vendorId),
    label: channel.vendorName,
    icon: <ChannelIcon way={channel.way} />,
  }))
  return (
    <Tabs
      label={t('channels')}
      tabs={tabs}
      value={String(chosen.vendorId)}
      onChange={(channel) => void navigate(depositAt({ channel }), { replace: true })}
    >
      <ChannelForm key={chosen.vendorId} channel={chosen} />
    </Tabs>
  )
}

/** The older layout: first a channel, then its form. */
function ChannelSteps({ channels }: ChannelsProps) {
  const { t } = useTranslation('deposit')
  const chosen = useChosen(channels)
  if (!chosen) return <ChannelRows channels={channels} />
  return (
    <div className={styles.form}>
      <p className={styles.row}>
        <strong>{chosen.vendorName}</strong>
        <Link className={styles.link} to={paths.deposit} replace>
          {t('otherChannel')}
        </Link>
      </p>
      <ChannelForm key={chosen.vendorId} channel={chosen} />
    </div>
  )
}
