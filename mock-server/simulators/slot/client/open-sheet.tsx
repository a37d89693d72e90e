/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/auto-sheet.tsx'
import { Choices } from '../../shared/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { SpinHistory } from './spin-history.tsx'
import { Paytable } from './paytable.tsx'
import type { OfGame, SheetName } from './game.ts'

/** How many spins an auto-play may be. */
const SPINS = [10, 25, 50, Infinity]

type Props = OfGame & { close(): void }

/** The sheet that is open, if one is. */
export function OpenSheet({ game }: OfGame) {
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
    values={game.purse.stakes}
    chosen={game.purse.stake.value}
    write={game.kit.money.plain}
    choose={(stake) => {
      close()
      game.purse.choose(stake)
      game.kit.sound.play('tap')
    }}
  />
)

const Auto = ({ game, close }: Props) => (
  <AutoSheet
    t={game.stage.t}
    rounds={SPINS}
    stake={game.purse.stake.value}
    start={(plan) => {
      close()
      game.startAuto(plan)
    }}
  />
)
