/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { ControlBar } from './control-bar.tsx'
import type { GameProps } from './game.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { Seats } from './seats.tsx'

export function TablePage({ game }: GameProps) {
  const look = paletteOf(game.table.game.look)
  const { text, isGain } = game.view.message.value
  return (
    <>
      <Notice problem={game.problem.value} />
      <main style={coloursOf(look)}>
        <Header game={game} />
        <SessionLine context={game.context} />
        <Seats game={game} look={look} />
        <p class="message" role="status" data-gain={isGain || undefined}>
          {text}
        </p>
        <ControlBar game={game} />
      </main>
      <OpenSheet game={game} />
    </>
  )
}

const Header = ({ game: { table, context, t, open } }: GameProps) => (
  <GameHeader name={table.game.names[context.frame.language]}>
    <IconButton label={t('history')} d={icons.history} run={() => open('history')} />
    <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
  </GameHeader>
)

function coloursOf(look: number) {
  const { ground, deep, main } = paletteAt(look)
  return { '--game-ground': ground, '--game-deep': deep, '--game-main': main }
}
