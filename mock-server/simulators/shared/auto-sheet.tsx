/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { AutoPlan } from './auto-play.ts'
import { Choices } from './choices.tsx'
import { useKit } from './kit.ts'

/** Limits on offer, in stakes. */
const LOSSES = [5, 10, 25, 50]
const WINS = [10, 25, 50, 100]

type AutoWord = 'autoAbout' | 'autoRounds' | 'lossLimit' | 'winLimit' | 'untilStop' | 'autoStart' | 'autoMissing'
type Props = {
  t(word: AutoWord): string
  /** How many rounds are on offer. */
  rounds: readonly number[]
  stake: number
  start(plan: AutoPlan): void
}

/** Asks how often to play, and how much may be lost and won; nothing is chosen beforehand, and nothing starts without all three. */
export function AutoSheet({ t, rounds: counts, stake, start }: Props) {
  const write = useKit().money.short
  const [rounds, setRounds] = useState<number>()
  const [lossLimit, setLossLimit] = useState<number>()
  const [winLimit, setWinLimit] = useState<number>()
  const inStakes = (times: number[]) => times.map((count) => count * stake)
  const isReady = rounds !== undefined && lossLimit !== undefined && winLimit !== undefined
  const question = (label: string, group: Omit<Parameters<typeof Choices<number>>[0], 'label'>) => (
    <>
      <h3>{label}</h3>
      <Choices class="choices four" label={label} {...group} />
    </>
  )
  return (
    <>
      <p class="quiet">{t('autoAbout')}</p>
      {question(t('autoRounds'), {
        values: counts,
        chosen: rounds,
        write: (count) => (count === Infinity ? t('untilStop') : String(count)),
        choose: setRounds,
      })}
      {question(t('lossLimit'), { values: inStakes(LOSSES), chosen: lossLimit, write, choose: setLossLimit })}
      {question(t('winLimit'), { values: inStakes(WINS), chosen: winLimit, write, choose: setWinLimit })}
      <button
        class="primary wide"
        disabled={!isReady}
        onClick={() => isReady && start({ rounds, lossLimit, winLimit })}
      >
        {isReady ? t('autoStart') : t('autoMissing')}
      </button>
    </>
  )
}
