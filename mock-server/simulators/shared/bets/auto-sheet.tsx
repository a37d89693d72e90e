/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { AutoPlan } from './auto-play.ts'
import { Choices } from './choices.tsx'
import { useClientContext } from '../client-context.ts'

/** Offered limits, in stakes. */
const LOSS_LIMITS = [5, 10, 25, 50]
const WIN_LIMITS = [10, 25, 50, 100]

type AutoMessageKey = 'autoAbout' | 'autoRounds' | 'lossLimit' | 'winLimit' | 'untilStop' | 'autoStart'
type Props = {
  t(key: AutoMessageKey): string
  rounds: readonly number[]
  stake: number
  onStart(plan: AutoPlan): void
}

/** A form for the number of rounds and both limits. The fewest rounds are preselected, with a loss limit that allows for them. */
export function AutoSheet({ t, rounds: roundOptions, stake, onStart }: Props) {
  const format = useClientContext().money.short
  const [rounds, setRounds] = useState(roundOptions[0]!)
  const [lossLimit, setLossLimit] = useState(stake * LOSS_LIMITS.find((count) => count >= rounds)!)
  const [winLimit, setWinLimit] = useState(stake * WIN_LIMITS[1]!)
  const timesStake = (times: number[]) => times.map((count) => count * stake)
  const renderChoices = (label: string, group: Omit<Parameters<typeof Choices<number>>[0], 'label'>) => (
    <>
      <h3>{label}</h3>
      <Choices class="choices four" label={label} {...group} />
    </>
  )
  return (
    <>
      <p class="quiet">{t('autoAbout')}</p>
      {renderChoices(t('autoRounds'), {
        values: roundOptions,
        selected: rounds,
        format: (count) => (count === Infinity ? t('untilStop') : String(count)),
        onChoose: setRounds,
      })}
      {renderChoices(t('lossLimit'), {
        values: timesStake(LOSS_LIMITS),
        selected: lossLimit,
        format,
        onChoose: setLossLimit,
      })}
      {renderChoices(t('winLimit'), {
        values: timesStake(WIN_LIMITS),
        selected: winLimit,
        format,
        onChoose: setWinLimit,
      })}
      <button class="primary wide" onClick={() => onStart({ rounds, lossLimit, winLimit })}>
        {t('autoStart')}
      </button>
    </>
  )
}
