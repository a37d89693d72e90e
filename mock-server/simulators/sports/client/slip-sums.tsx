/** @jsxImportSource preact */
import type { OfDesk } from './desk.ts'
import { shownOdds, totalOdds } from './returns.ts'
import { sumsOf } from './slip-bar.tsx'

/** What is staked in all, the odds of a multiple, and what comes back when all of it wins. */
export function SlipSums({ desk }: OfDesk) {
  const { t, money, slip } = desk
  const { cost, returns } = sumsOf(desk)
  const odds = totalOdds(slip.lines.value.map((line) => slip.now(line) ?? line.agreed))
  return (
    <dl class="sums">
      <Row name={t('totalStake')} value={money.plain(cost)} />
      {slip.kind() === 'multiple' && <Row name={t('totalOdds')} value={money.format(shownOdds(odds))} />}
      <Row name={t('returns')} value={money.plain(returns)} />
    </dl>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd class="amount">{value}</dd>
  </div>
)
