import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import {
  type Bet,
  betsQuery,
  type BetKind,
  canBeOpen,
  type BetFilter,
  type BetState,
  betReads,
} from '#api/games/records.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { EmptyRecord } from './empty-record.tsx'
import { RecordRow, Totals, type Fact } from '#shared/records/facts.tsx'
import styles from '#shared/records/records.module.css'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { TypedSearch } from '#shared/typed-search.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { formatOdds } from '#lib/money/money.ts'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'

export function BettingRecordScreen() {
  const { t } = useTranslation('records')
  const span = usePeriod()
  const filter = useBetFilter(span)
  const bets = useInfiniteQuery(betsQuery(span.period, filter.wanted))
  const [opened, setOpened] = useState<Bet>()
  const sums = bets.data?.pages[0]?.footer
  return (
    <div className={styles.screen}>
      <PullToRefresh of={betReads} />
      <div className={styles.filters}>
        <Lead>{t('lead')}</Lead>
        <BetFilters {...filter} />
        <PeriodFilter {...span} />
      </div>
      <PagedList
        query={bets}
        empty={<EmptyRecord of="bets" span={span} isFiltered={filter.isNarrowed} onClear={filter.clear} />}
        keyOf={(bet) => bet.orderNo}
        head={
          sums && (
            <Totals
              sums={[
                { label: t('staked'), value: sums.betAmount },
                { label: t('paidOut'), value: sums.winAmount },
                { label: t('profit'), value: sums.profitAndLoss, signed: true },
              ]}
            />
          )
        }
      >
        {(bet) => <BetRow bet={bet} onOpen={() => setOpened(bet)} />}
      </PagedList>
      <BetSheet bet={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function BetRow({ bet, onOpen }: { bet: Bet; onOpen: () => void }) {
  const { t } = useTranslation('records')
  const isDecided = bet.status !== 0 && bet.status !== 4
  const round = 'numero' in bet ? ` · ${bet.numero}` : ''
  return (
    <RecordRow
      title={bet.gameName}
      text={`${formatDayTime(bet.betTimeInTimestamp)}${round}`}
      amount={isDecided ? <Amount value={bet.profitAndLoss} signed /> : t(outcomes[bet.status] ?? 'pending')}
      aside={
        <>
          {t('stake')} <Amount value={bet.betAmount} />
        </>
      }
      onOpen={onOpen}
    />
  )
}

function BetFilters({ wanted, states, choose, change }: ReturnType<typeof useBetFilter>) {
  const { t } = useTranslation('records')
  const { kind, vendor, state = '', order } = wanted
  const vendors = useVendors(kind)
  const offered = useOfferedKinds(kind)
  const outcomes = states.map((value) => ({ value, label: t(value === 'open' ? 'pending' : value) }))
  const all = { value: '', label: t(canBeOpen(kind) ? 'settled' : 'allOutcomes') }
  return (
    <>
      <Chips
        label={t('kind')}
        choices={offered.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={choose}
      />
      <div className={styles.dates}>
        <SelectField
          label={t('vendor')}
          value={vendor}
          options={[{ value: '', label: t('allVendors') }, ...vendors]}
          onChange={(next) => change({ vendor: next })}
        />
        <SelectField
          label={t('outcome')}
          value={state}
          options={[all, ...outcomes]}
          onChange={(next) => change({ state: next })}
        />
      </div>
      <TypedSearch text={order} label={t('findOrder')} onSearch={(next) => change({ order: next })} />
    </>
  )
}

const categories: Record<BetKind, readonly string[]> = {
  slots: ['RNG'],
  live: ['LIVE'],
  fish: ['FISH'],
  cards: ['PVP'],
  sports: ['SPORTS', 'FB', 'ESPORTS', 'COCKFIGHT'],
  lottery: ['LOTT', 'ELOTT'],
}

function useVendors(kind: BetKind) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const vendors = data?.categories.flatMap((category) =>
    categories[kind].includes(category.code) ? category.vendors : [],
  )
  const names = new Map(vendors?.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return [...names].map(([value, label]) => ({ value, label }))
}

/** The kinds of games that the site has, and the current one. */
function useOfferedKinds(current: BetKind) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const isOffered = (kind: BetKind) => data?.categories.some(({ code }) => categories[kind].includes(code)) ?? true
  return kinds.filter((kind) => kind === current || isOffered(kind))
}

const kinds = ['slots', 'live', 'fish', 'cards', 'sports', 'lottery'] as const satisfies readonly BetKind[]
const states = ['open', 'won', 'lost', 'tied', 'cancelled'] as const satisfies readonly BetState[]

/** The bet filters, stored in the URL. Another kind of game clears vendor and outcome. */
function useBetFilter({ query, change }: Pick<ReturnType<typeof usePeriod>, 'query' | 'change'>) {
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'slots'
  const availableStates = states.filter((state) => state !== 'open' || canBeOpen(kind))
  const wanted: BetFilter = {
    kind,
    state: availableStates.find((state) => state === query.get('state')),
    vendor: query.get('vendor') ?? '',
    order: query.get('order') ?? '',
  }
  return {
    wanted,
    states: availableStates,
    change,
    choose: (next: BetKind) => change({ kind: next, state: '', vendor: '' }),
    isNarrowed: Boolean(wanted.state || wanted.vendor || wanted.order),
    clear: () => change({ state: '', vendor: '', order: '' }),
  }
}

function BetSheet({ bet, onClose }: { bet: Bet | undefined; onClose: () => void }) {
  const facts = useFacts(bet)
  return <DetailSheet title={bet?.gameName ?? ''} orderNo={bet?.orderNo} facts={facts} onClose={onClose} />
}

function useFacts(bet: Bet | undefined): Fact[] {
  const { t } = useTranslation('records')
  const language = useLanguage()
  if (!bet) return []
  const gameFacts: Fact[] =
    'numero' in bet
      ? [
          { label: t('round'), value: bet.numero },
          { label: t('play'), value: bet.playName ?? bet.playCode },
          { label: t('content'), value: bet.betContent },
          ...optionalFact(t('winningNumber'), bet.winningNumber),
        ]
      : [...optionalFact(t('event'), bet.eventName), ...optionalFact(t('selection'), bet.selection)]
  return [
    ...gameFacts,
    ...optionalFact(t('odds'), bet.odds === undefined ? undefined : formatOdds(bet.odds, language)),
    { label: t('outcome'), value: t(outcomes[bet.status] ?? 'pending') },
    { label: t('stake'), value: <Amount value={bet.betAmount} /> },
    { label: t('validStake'), value: <Amount value={bet.validBetAmount} /> },
    { label: t('paidOut'), value: <Amount value={bet.winAmount} /> },
    { label: t('profit'), value: <Amount value={bet.profitAndLoss} signed /> },
    { label: t('placedAt'), value: formatDayTime(bet.betTimeInTimestamp) },
    ...optionalFact(t('settledAt'), bet.settleTimeInTimestamp && formatDayTime(bet.settleTimeInTimestamp)),
  ]
}

const optionalFact = (label: string, value: string | number | undefined): Fact[] => (value ? [{ label, value }] : [])

/** Label keys of bet outcomes; the index is the gateway's status number. */
const outcomes = ['pending', 'won', 'lost', 'tied', 'cancelled'] as const
