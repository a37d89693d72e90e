/** @jsxImportSource preact */
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { ControlBar } from './control-bar.tsx'
import type { GameProps } from './game.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { Stage } from './stage.tsx'

export const FishPage = ({ game }: GameProps) => (
  <>
    <Notice problem={game.exchange.problem.value} />
    <main>
      <GameHeader name={game.table.game.names[game.context.frame.language]}>
        <IconButton label={game.t('history')} d={icons.history} run={() => game.open('history')} />
        <IconButton label={game.t('rules')} d={icons.rules} run={() => game.open('rules')} />
      </GameHeader>
      <SessionLine context={game.context} />
      <Stage game={game} />
      <ControlBar game={game} />
    </main>
    <OpenSheet game={game} />
  </>
)
