/** @jsxImportSource preact */
import { Choices } from '../../shared/bets/choices.tsx'
import type { StoreProps } from './game-store.ts'
import { GameSheet } from './game-sheet.tsx'

type Props = StoreProps & { close(): void; goTo(gameCode: string): void }

export function GamesSheet({ store, close, goTo }: Props) {
  const { game, lotteries } = store.table.value
  const names = new Map(lotteries.map(({ gameCode, labelName }) => [gameCode, labelName]))
  const choose = (gameCode: string) => {
    close()
    goTo(gameCode)
  }
  return (
    <GameSheet store={store} title={store.t('chooseGame')} onClose={close}>
      {[...Map.groupBy(lotteries, ({ remark = '' }) => remark)].map(([group, games]) => (
        <section key={group}>
          <h3>{group}</h3>
          <Choices
            class="games"
            label={group}
            values={games.map(({ gameCode }) => gameCode)}
            selected={game.code}
            format={(code) => names.get(code)!}
            onChoose={choose}
          />
        </section>
      ))}
    </GameSheet>
  )
}
