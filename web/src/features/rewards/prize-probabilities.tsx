import type { TicketConfig } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import styles from './rewards.module.css'
import { useFormatReward } from './use-format-reward.ts'

type Prize = TicketConfig['prizes'][number]

export function PrizeProbabilities({ draws }: { draws: readonly TicketConfig[] }) {
  const { t } = useTranslation('rewards')
  if (draws.length === 0) return null
  return (
    <details className={styles.chances}>
      <summary>{t('chances')}</summary>
      {draws.map(({ ticketType, name, prizes }) => (
        <section key={ticketType}>
          <h3>{name}</h3>
          <ListCard label={name}>
            {prizes.map((prize) => (
              <ProbabilityRow key={prize.prizeId} prize={prize} />
            ))}
          </ListCard>
        </section>
      ))}
    </details>
  )
}

function ProbabilityRow({ prize: { rewardType, value, chance } }: { prize: Prize }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const formatReward = useFormatReward()
  const reward = formatReward({ money: rewardType === 'CASH' ? value : 0, points: rewardType === 'POINT' ? value : 0 })
  return <ListRow title={reward || t('noPrize')} trailing={formatPercent(chance, language)} />
}
