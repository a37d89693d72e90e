import type { Ticket, TicketConfig } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPrize } from '#api/rewards/tickets.queries.ts'
import { Button } from '#ui/action/button.tsx'
import type { Prize } from './prize-dialog.tsx'
import styles from './rewards.module.css'
import { angleOf, spinTo } from './spin.ts'
import { useClaim } from './use-claim.ts'
import { Wheel } from './wheel.tsx'

type WheelGameProps = Pick<TicketConfig, 'name' | 'prizes'> & {
  tickets: readonly Ticket[]
  onPrize: (won: Prize) => void
}

/** Wheel game: the gateway draws, the wheel turns to the prize, then the prize is shown. */
export function WheelGame({ name, prizes, tickets, onPrize: onWon }: WheelGameProps) {
  const { t } = useTranslation('rewards')
  const wheel = useRef<HTMLDivElement>(null)
  const { claim, claiming } = useClaim(drawPrize(useQueryClient()), async (won) => {
    const index = prizes.findIndex(({ prizeId }) => prizeId === won.prizeId)
    if (wheel.current && index >= 0) await spinTo(wheel.current, angleOf(index, prizes.length))
    onWon(won)
  })
  const next = tickets[0]
  return (
    <section className={styles.game} aria-label={name}>
      <h2 className={styles.head}>{name}</h2>
      <Wheel ref={wheel} prizes={prizes} />
      <Button
        wide
        disabled={!next && !claiming}
        busy={claiming !== undefined}
        onClick={() => next && claim({ id: next.transactionId, kind: 'PRIZE_WHEEL' })}
      >
        {next ? t('spin', { total: tickets.length }) : t('noSpin')}
      </Button>
    </section>
  )
}
