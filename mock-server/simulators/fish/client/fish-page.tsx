/** @jsxImportSource preact */
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { GameStore } from './desk.tsx'
import type { OfGame } from './game.ts'
import { icons } from './icons.ts'
import { OpenSheet } from './open-sheet.tsx'
import { Stage } from './stage.tsx'

/** The page of one water. */
export const FishPage = ({ game }: OfGame) => (
  <>
    <Notice problem={game.exchange.problem.value} />
    <main>
      <GameHeader name={game.table.game.names[game.kit.frame.language]}>
        <IconButton label={game.t('history')} d={icons.history} run={() => game.open('history')} />
        <IconButton label={game.t('rules')} d={icons.rules} run={() => game.open('rules')} />
      </GameHeader>
      <SessionLine kit={game.kit} />
      <Stage game={game} />
      <GameStore game={game} />
      <p class="small-print">{game.t('playMoney')}</p>
    </main>
    <OpenSheet game={game} />
  </>
)
