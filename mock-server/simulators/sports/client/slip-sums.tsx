/** @jsxImportSource preact */
import type { StoreProps } from './game-store.ts'
import { truncateOdds, totalOdds } from './returns.ts'
import { totalsOf } from './slip-bar.tsx'

export function SlipSums({ store }: StoreProps) {
  const { t, money, slip } = store
  const { cost, returns } = totalsOf(store)
  const odds = totalOdds(slip.lines.value.map((line) => slip.now(line) ?? line.agreed))
  return (
    <dl class="sums">
      <Row name={t('totalStake')} value={money.plain(cost)} />
      {slip.kind() === 'multiple' && <Row name={t('totalOdds')} value={money.format(truncateOdds(odds))} />}
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
