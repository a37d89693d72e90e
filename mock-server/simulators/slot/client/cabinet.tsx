/** @jsxImportSource preact */
import { Celebration } from './celebration.tsx'
import type { OfGame } from './game.ts'
import { Reel } from './reel.tsx'
import { WinLines } from './win-lines.tsx'

/** The reels, the bar of the free spins above them, and what was won below them. */
export function Cabinet({ game, emblem }: OfGame & { emblem: string }) {
  const { reels, wins, said, cheer } = game.stage
  const { text, isWin } = said.value
  return (
    <section class="cabinet" data-gain={isWin || undefined}>
      <FeatureBar game={game} />
      <div class="reels">
        {reels.motions.map((_, reel) => (
          <Reel key={reel} reels={reels} reel={reel} lit={wins.lit} />
        ))}
        <WinLines won={wins.shown.value} lines={game.table.rules.lines} />
        {cheer.value && <Celebration cheer={cheer.value} emblem={emblem} />}
      </div>
      <p class="won" data-won={isWin || undefined}>
        {text}
      </p>
    </section>
  )
}

/** While there are free spins: how many are left, and what they have won. */
function FeatureBar({ game: { purse, stage } }: OfGame) {
  const feature = purse.feature.value
  if (!feature) return null
  const { left, total } = feature
  return (
    <div class="feature">
      <strong>{stage.t('freeLeft', { left, total })}</strong>
      <span>{stage.wonInFeature(feature)}</span>
    </div>
  )
}
