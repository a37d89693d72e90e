/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/auto-sheet.tsx'
import { Choices } from '../../shared/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { startAuto } from './auto-fire.ts'
import type { OfGame, SheetName } from './game.ts'
import { Rules } from './rules-sheet.tsx'
import { ShotHistory } from './shot-history.tsx'

/** How many shots may be fired by themselves; there is always an end. */
const SHOTS = [20, 50, 100, 200]

/** The sheet that is open, if one is. */
export function OpenSheet({ game }: OfGame) {
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

const Stakes = ({ game }: OfGame) => (
  <Choices
    label={game.t('chooseStake')}
    values={game.purse.stakes}
    chosen={game.purse.stake.value}
    write={game.kit.money.plain}
    choose={(stake) => {
      game.open()
      game.purse.choose(stake)
      game.kit.sound.play('tap')
    }}
  />
)

const Auto = ({ game }: OfGame) => (
  <AutoSheet
    t={game.t}
    rounds={SHOTS}
    stake={game.purse.stake.value}
    start={(plan) => {
      game.open()
      startAuto(game, plan)
    }}
  />
)
