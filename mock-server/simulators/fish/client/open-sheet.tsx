/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/auto-sheet.tsx'
import { Choices } from '../../shared/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { startAuto } from './auto-fire.ts'
import type { GameProps, SheetName } from './game.ts'
import { Rules } from './rules-sheet.tsx'
import { ShotHistory } from './shot-history.tsx'

const SHOTS = [20, 50, 100, 200]

export function OpenSheet({ game }: GameProps) {
  const { t } = game
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    stakes: [t('chooseStake'), () => <Stakes game={game} />],
    auto: [t('autoTitle'), () => <Auto game={game} />],
    rules: [t('rules'), () => <Rules game={game} />],
    history: [t('history'), () => <ShotHistory game={game} />],
  }
  if (!game.sheet.value) return null
  const [title, content] = sheets[game.sheet.value]
  return (
    <Sheet title={title} onClose={() => game.open()}>
      {content()}
    </Sheet>
  )
}

const Stakes = ({ game }: GameProps) => (
  <Choices
    label={game.t('chooseStake')}
    values={game.player.stakes}
    selected={game.player.stake.value}
    format={game.context.money.plain}
    onChoose={(stake) => {
      game.open()
      game.player.choose(stake)
      game.context.sound.play('tap')
    }}
  />
)

const Auto = ({ game }: GameProps) => (
  <AutoSheet
    t={game.t}
    rounds={SHOTS}
    stake={game.player.stake.value}
    onStart={(plan) => {
      game.open()
      startAuto(game, plan)
    }}
  />
)
