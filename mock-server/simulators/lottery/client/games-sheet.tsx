/** @jsxImportSource preact */
import { Choices } from '../../shared/choices.tsx'
import type { OfDesk } from './desk.ts'
import { DeskSheet } from './desk-sheet.tsx'

type Props = OfDesk & { close(): void; goTo(gameCode: string): void }

/** Every lottery, in groups; choosing one goes over to it. */
export function GamesSheet({ desk, close, goTo }: Props) {
  const { game, lotteries } = desk.table.value
  const names = new Map(lotteries.map(({ gameCode, labelName }) => [gameCode, labelName]))
  const choose = (gameCode: string) => {
    close()
    goTo(gameCode)
  }
  return (
    <DeskSheet desk={desk} title={desk.t('chooseGame')} onClose={close}>
      {[...Map.groupBy(lotteries, ({ remark = '' }) => remark)].map(([group, games]) => (
        <section key={group}>
          <h3>{group}</h3>
          <Choices
            class="games"
            label={group}
            values={games.map(({ gameCode }) => gameCode)}
            chosen={game.code}
            write={(code) => names.get(code)!}
            choose={choose}
          />
        </section>
      ))}
    </DeskSheet>
  )
}
