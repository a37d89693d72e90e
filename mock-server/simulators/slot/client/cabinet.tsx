/** @jsxImportSource preact */
import { Celebration } from './celebration.tsx'
import type { GameProps } from './game.ts'
import { Reel } from './reel.tsx'
import { WinLines } from './win-lines.tsx'

export function Cabinet({ game, emblem }: GameProps & { emblem: string }) {
  const { reels, wins, message, celebration } = game.stage
  const { text, isWin } = message.value
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
        {text}
      </p>
    </section>
  )
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
