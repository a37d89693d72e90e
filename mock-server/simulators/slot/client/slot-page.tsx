/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { Cabinet } from './cabinet.tsx'
import { ControlBar } from './control-bar.tsx'
import type { GameProps } from './game.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { emblem } from './symbols.ts'

export function SlotPage({ game }: GameProps) {
  const { look, announcement } = game.stage
  const drawn = emblem(look)
  return (
    <>
      <Notice problem={game.problem.value} />
      <main data-free={game.player.freeLeft.value > 0 || undefined} style={coloursOf(look)}>
        <Header game={game} />
        <SessionLine context={game.context} />
        <div class="crown">
          <img src={drawn} alt="" />
        </div>
        <Cabinet game={game} emblem={drawn} />
        <ControlBar game={game} />
      </main>
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
      <OpenSheet game={game} />
    </>
  )
}

const Header = ({ game }: GameProps) => (
  <GameHeader name={game.table.game.names[game.context.frame.language]}>
    <IconButton label={game.stage.t('history')} d={icons.history} run={() => game.open('history')} />
    <IconButton label={game.stage.t('paytable')} d={icons.paytable} run={() => game.open('paytable')} />
  </GameHeader>
)

function coloursOf(look: number) {
  const { ground, deep, main, second } = paletteAt(look)
  return { '--game-ground': ground, '--game-deep': deep, '--game-main': main, '--game-second': second }
}
