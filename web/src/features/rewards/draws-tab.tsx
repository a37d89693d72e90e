import { useLanguage } from '#i18n/i18n.ts'
import { apiIn, api } from '#api/gateway.ts'
import {
  getRaffleStatus,
  getTicketConfig,
  listTickets,
  claimFreeSpinTicket,
  claimRaffle,
  claimTicket,
} from '@longan/react-query/tickets'
import type { RaffleStatus, Ticket, TicketConfig, TicketReward } from '@longan/sdk'
import { useQuery, mutationOptions } from '@tanstack/react-query'
import { BadgePercent, Egg, LoaderPinwheel, Sparkles, Ticket as Raffle } from 'lucide-react'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { PrizeProbabilities } from './prize-probabilities.tsx'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import styles from './rewards.module.css'
import { angleOf, spinTo, Wheel } from './wheel.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { useFormatReward } from './use-format-reward.ts'
import { invalidating } from '@longan/react-query'
import { tickets } from '@longan/sdk/tickets'

const icons = {
  PRIZE_WHEEL: LoaderPinwheel,
  GOLDEN_EGG: Egg,
  FREE_SPIN: Sparkles,
  DEPOSIT_DISCOUNT: BadgePercent,
  TEMU: Raffle,
  SLOT_MACHINE: Raffle,
}

export function DrawsTab() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const tickets = useQuery(listTickets.queryOptions(apiIn(language), {}))
  const { data: draws = [], isPending } = useQuery({
    ...getTicketConfig.queryOptions(apiIn(language)),
    staleTime: Infinity,
  })
  const raffle = useQuery(getRaffleStatus.queryOptions(apiIn(language)))
  const [prize, setPrize] = useState<Prize>()
  const { claim, claiming } = useClaim(drawPrize, setPrize)
  const wheels = (tickets.data ?? []).filter((one) => one.ticketType === 'PRIZE_WHEEL' && one.status === 'AVAILABLE')
  const others = (all: Ticket[]) => all.filter((one) => !wheels.includes(one))
  const wheel = draws.find(({ ticketType }) => ticketType === 'PRIZE_WHEEL')
  // Waits for all of them, so that nothing moves under a finger.
  if (isPending || tickets.isPending || raffle.isPending) return <RowSkeletons count={4} height={160} />
  return (
    <>
      {wheel && tickets.data && (
        <WheelGame name={wheel.name} prizes={wheel.prizes} tickets={wheels} onPrize={setPrize} />
      )}
      <Section title={t('tickets')}>
        <WeeklyRaffle raffle={raffle.data} isClaiming={claiming?.kind === 'RAFFLE'} onDraw={claim} />
        <PagedList query={tickets} keyOf={(one) => one.transactionId} filter={others} empty={<NoTicket />}>
          {(ticket) => <TicketRow ticket={ticket} isClaiming={claiming?.id === ticket.transactionId} onDraw={claim} />}
        </PagedList>
      </Section>
      <PrizeProbabilities draws={draws} />
      <PrizeDialog won={prize} onClose={() => setPrize(undefined)} />
    </>
  )
}

type DrawProps = { isClaiming: boolean; onDraw: (chance: DrawEntitlement) => void }

function WeeklyRaffle({ raffle, isClaiming, onDraw }: DrawProps & { raffle: RaffleStatus | undefined }) {
  const { t } = useTranslation('rewards')
  if (!raffle) return null
  const isOpen = raffle.status === 'OPEN'
  const note = isOpen ? t('until', { time: formatDayTime(raffle.endDate) }) : t('drawnThisWeek')
  return (
    <RewardRow icon={<Raffle />} title={raffle.name} note={note}>
      {isOpen && (
        <Button size="small" busy={isClaiming} onClick={() => onDraw({ id: raffle.raffleId, kind: 'RAFFLE' })}>
          {t('drawNow')}
        </Button>
      )}
    </RewardRow>
  )
}

function TicketRow({ ticket, isClaiming, onDraw }: DrawProps & { ticket: Ticket }) {
  const { t } = useTranslation('rewards')
  const { transactionId: id, ticketType: kind, name, status } = ticket
  const Icon = icons[kind]
  return (
    <RewardRow icon={<Icon />} title={name} note={<Validity ticket={ticket} />}>
      {status === 'AVAILABLE' &&
        (kind === 'DEPOSIT_DISCOUNT' ? (
          <ButtonLink size="small" variant="secondary" to={paths.deposit}>
            {t('toDeposit')}
          </ButtonLink>
        ) : (
          <Button size="small" busy={isClaiming} onClick={() => onDraw({ id, kind })}>
            {t(kind === 'GOLDEN_EGG' ? 'breakEgg' : 'drawNow')}
          </Button>
        ))}
    </RewardRow>
  )
}

function Validity({ ticket: { status, startDate, endDate } }: { ticket: Ticket }) {
  const { t } = useTranslation('rewards')
  if (status === 'AVAILABLE') return t('until', { time: formatDayTime(endDate) })
  return startDate > serverClock.now() ? t('availableFrom', { time: formatDayTime(startDate) }) : t('usedUp')
}

function NoTicket() {
  const { t } = useTranslation('rewards')
  return <Empty title={t('noTickets')} text={t('noTicketsText')} />
}

type WheelGameProps = Pick<TicketConfig, 'name' | 'prizes'> & {
  tickets: readonly Ticket[]
  onPrize: (won: Prize) => void
}

/** Wheel game: the gateway draws, the wheel turns to the prize, then the prize is shown. */
function WheelGame({ name, prizes, tickets, onPrize: onWon }: WheelGameProps) {
  const { t } = useTranslation('rewards')
  const wheel = useRef<HTMLDivElement>(null)
  const { claim, claiming } = useClaim(drawPrize, async (won) => {
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

type Prize = TicketReward

/** Shows the result of a draw; it has already been credited. */
function PrizeDialog({ won, onClose }: { won: Prize | undefined; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'app'])
  const formatReward = useFormatReward()
  // The content stays visible during the closing animation.
  const [displayed, setDisplayed] = useState(won)
  if (won && won !== displayed) setDisplayed(won)
  if (!displayed) return null
  const { rewardType, value, ticketName } = displayed
  const prize = formatReward({ money: rewardType === 'CASH' ? value : 0, points: rewardType === 'POINT' ? value : 0 })
  const isNothing = rewardType === 'NONE'
  return (
    <Dialog
      open={won !== undefined}
      onClose={onClose}
      title={isNothing ? t('noPrize') : t('won', { prize })}
      text={isNothing ? t('noPrizeText', { name: ticketName }) : t('wonText', { name: ticketName })}
      actions={<Button onClick={onClose}>{t('app:close')}</Button>}
    />
  )
}

type DrawKind = Ticket['ticketType'] | 'RAFFLE'
/** A draw that the member is entitled to: by a ticket, or once a week. */
type DrawEntitlement = { id: string; kind: DrawKind }

function claimDraw({ id, kind }: DrawEntitlement) {
  const gateway = tickets(api.http)
  if (kind === 'RAFFLE') return gateway.claimRaffle(id)
  return kind === 'FREE_SPIN' ? gateway.claimFreeSpins(id) : gateway.claim(id)
}

const staleReads = [claimTicket, claimFreeSpinTicket, claimRaffle].flatMap(({ invalidates }) => invalidates)

/** Draws a prize. It is in the wallet before the wheel animation ends, so the refetch is not awaited. */
const drawPrize = mutationOptions({
  mutationFn: claimDraw,
  ...invalidating(staleReads, { isBackground: true }),
})
