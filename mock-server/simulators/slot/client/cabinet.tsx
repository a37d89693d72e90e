/** @jsxImportSource preact */
import { Celebration } from './celebration.tsx'
import type { GameProps } from './game.ts'
import { useCountUp } from './use-count-up.ts'
import { Reel } from './reel.tsx'
import { WinLines } from './win-lines.tsx'

const WIN_COUNT_DURATION = 700

export function Cabinet({ game, emblem }: GameProps & { emblem: string }) {
  const { reels, wins, message, celebration } = game.stage
  const { text, isWin, gain } = message.value
  return (
    <section class="cabinet" data-gain={isWin || undefined}>
      <FeatureBar game={game} />
      <div class="reels">
        {reels.motions.map((_, reel) => (
          <Reel key={reel} reels={reels} reel={reel} lit={wins.lit} />
        ))}
        <WinLines wins={wins.displayedWins.value} lines={game.table.rules.lines} />
        {celebration.value && <Celebration celebration={celebration.value} emblem={emblem} />}
      </div>
      <p class="won" data-won={isWin || undefined}>
        {gain === undefined ? text : <Gain game={game} amount={gain} />}
      </p>
    </section>
  )
}

/** Counts a win up. The whole sentence is announced apart, once. */
function Gain({ game: { stage }, amount }: GameProps & { amount: number }) {
  const displayed = useCountUp(amount, WIN_COUNT_DURATION)
  return <>{stage.t('won', { amount: stage.context.money.plain(displayed) })}</>
}

function FeatureBar({ game: { player, stage } }: GameProps) {
  const feature = player.feature.value
  if (!feature) return null
  const { left, total } = feature
  return (
    <div class="feature">
      <strong>{stage.t('freeLeft', { left, total })}</strong>
      <span>{stage.wonInFeature(feature)}</span>
    </div>
  )
}
