/** @jsxImportSource preact */
import { Notice } from '../../kit/notice.tsx'
import { useTitle } from '../../kit/use-title.ts'
import { BetBar } from './bet-bar.tsx'
import { changeGame, placeCart } from './commands.ts'
import type { OfDesk } from './desk.ts'
import { Header } from './header.tsx'
import { PlayTabs, PlayPad } from './plays.tsx'
import { Round } from './round.tsx'
import { OpenSheet } from './open-sheet.tsx'

type Props = OfDesk & { poll(): Promise<void> }

/** The page of one lottery. */
export function LotteryPage({ desk, poll }: Props) {
  const { name } = desk.table.value.game
  useTitle(name)
  const place = async () => {
    await placeCart(desk)
    await poll()
  }
  return (
    <>
      <Notice problem={desk.problem.value} />
      <main>
        <Header desk={desk} />
        <Round desk={desk} />
        <PlayTabs desk={desk} />
        <PlayPad desk={desk} />
        <BetBar desk={desk} />
      </main>
      <OpenSheet desk={desk} place={place} goTo={(code) => void changeGame(desk, code, poll)} />
    </>
  )
}
