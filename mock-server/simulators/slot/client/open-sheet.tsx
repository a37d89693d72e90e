/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/auto-sheet.tsx'
import { Choices } from '../../shared/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { SpinHistory } from './spin-history.tsx'
import { Paytable } from './paytable.tsx'
import type { GameProps, SheetName } from './game.ts'

const SPINS = [10, 25, 50, Infinity]

type Props = GameProps & { close(): void }

export function OpenSheet({ game }: GameProps) {
  const { t } = game.stage
  const close = () => game.open()
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    stakes: [t('chooseStake'), () => <Stakes game={game} close={close} />],
    auto: [t('autoTitle'), () => <Auto game={game} close={close} />],
    paytable: [t('paytable'), () => <Paytable game={game} />],
    history: [t('history'), () => <SpinHistory game={game} />],
  }
  if (!game.sheet.value) return null
  const [title, content] = sheets[game.sheet.value]
  return (
    <Sheet title={title} onClose={close}>
      {content()}
    </Sheet>
  )
}

const Stakes = ({ game, close }: Props) => (
  <Choices
    label={game.stage.t('chooseStake')}
    values={game.player.stakes}
    selected={game.player.stake.value}
    format={game.context.money.plain}
    onChoose={(stake) => {
      close()
      game.player.choose(stake)
      game.context.sound.play('tap')
    }}
  />
)

const Auto = ({ game, close }: Props) => (
  <AutoSheet
    t={game.stage.t}
    rounds={SPINS}
    stake={game.player.stake.value}
    onStart={(plan) => {
      close()
      game.startAuto(plan)
    }}
  />
)
