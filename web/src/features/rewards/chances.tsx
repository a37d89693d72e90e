import type { TicketConfig } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatPercent } from '#lib/typed-money.ts'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import styles from './rewards.module.css'
import { useGift } from './use-gift.ts'

type Prize = TicketConfig['prizes'][number]

/** How likely everything is that can be won, draw by draw. */
export function Chances({ draws }: { draws: readonly TicketConfig[] }) {
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
              <ChanceRow key={prize.prizeId} prize={prize} />
            ))}
          </ListCard>
        </section>
      ))}
    </details>
  )
}

function ChanceRow({ prize: { rewardType, value, chance } }: { prize: Prize }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const gift = useGift()
  const words = gift({ money: rewardType === 'CASH' ? value : 0, points: rewardType === 'POINT' ? value : 0 })
  return <ListRow title={words || t('noLuck')} trailing={formatPercent(chance, language)} />
}
