import type { RaffleStatus, Ticket } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgePercent, Egg, LoaderPinwheel, Sparkles, Ticket as Raffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DrawEntitlement, drawPrize, drawsQuery, raffleQuery, ticketsQuery } from '#api/rewards/tickets.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { PrizeProbabilities } from './prize-probabilities.tsx'
import { PrizeDialog, type Prize } from './prize-dialog.tsx'
import { RewardRow } from './reward-row.tsx'
import { useClaim } from './use-claim.ts'
import { WheelGame } from './wheel-game.tsx'

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
  const tickets = useQuery(ticketsQuery(language))
  const { data: draws = [], isPending } = useQuery(drawsQuery(language))
  const raffle = useQuery(raffleQuery(language))
  const [prize, setPrize] = useState<Prize>()
  const { claim, claiming } = useClaim(drawPrize(useQueryClient()), setPrize)
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
