import { useTranslation } from 'react-i18next'
import type { Bet } from '#api/games/records.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatOdds } from '#lib/money/money.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Amount } from '#ui/text/amount.tsx'
import { DetailSheet } from '#shared/records/detail-sheet.tsx'
import type { Fact } from '#shared/records/facts.tsx'
import { outcomes } from './outcomes.ts'

export function BetSheet({ bet, onClose }: { bet: Bet | undefined; onClose: () => void }) {
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
