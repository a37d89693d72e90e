/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { Choices } from '../../kit/choices.tsx'
import type { OfGame } from './game.ts'

const SPINS = [10, 25, 50, Infinity]
/** Limits on offer, in stakes. */
const LOSSES = [5, 10, 25, 50]
const WINS = [10, 25, 50, 100]

/** Asks how often to spin, and how much may be lost and won; nothing is chosen beforehand, and nothing starts without all three. */
export function AutoSheet({ game, close }: OfGame & { close(): void }) {
  const { t } = game.stage
  const write = game.kit.money.short
  const [spins, setSpins] = useState<number>()
  const [lossLimit, setLossLimit] = useState<number>()
  const [winLimit, setWinLimit] = useState<number>()
  const inStakes = (counts: number[]) => counts.map((count) => count * game.purse.stake.value)
  const isReady = spins !== undefined && lossLimit !== undefined && winLimit !== undefined
  const start = () => {
    if (!isReady) return
    close()
    game.startAuto({ spins, lossLimit, winLimit })
  }
  const question = (label: string, group: Omit<Parameters<typeof Choices<number>>[0], 'label'>) => (
    <>
      <h3>{label}</h3>
      <Choices class="choices four" label={label} {...group} />
    </>
  )
  return (
    <>
      <p class="quiet">{t('autoAbout')}</p>
      {question(t('autoSpins'), {
        values: SPINS,
        chosen: spins,
        write: (count) => (count === Infinity ? t('untilStop') : String(count)),
        choose: setSpins,
      })}
      {question(t('lossLimit'), { values: inStakes(LOSSES), chosen: lossLimit, write, choose: setLossLimit })}
      {question(t('winLimit'), { values: inStakes(WINS), chosen: winLimit, write, choose: setWinLimit })}
      <button class="primary wide" disabled={!isReady} onClick={start}>
        {isReady ? t('autoStart') : t('autoMissing')}
      </button>
    </>
  )
}
