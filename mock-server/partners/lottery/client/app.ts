import { createNotice } from '../../kit/notice.ts'
import { createBetBar } from './bet-bar.ts'
import { openCartSheet } from './cart-sheet.ts'
import { changeGame, placeCart } from './commands.ts'
import type { Desk } from './desk.ts'
import { showFailure } from './failure.ts'
import { createHeader } from './header.ts'
import { createPlayView } from './play-view.ts'
import { createRoundView } from './round-view.ts'
import { openDrawsSheet, openGamesSheet, openOrdersSheet, openRulesSheet } from './sheets.ts'
import { createSync } from './sync.ts'

const TICK = 250

/** The page of one lottery: puts its parts together and keeps them in step. */
export function startApp(desk: Desk, root: HTMLElement) {
  const { t, money } = desk
  const notice = createNotice(document.body)
  const header = createHeader(desk, {
    openGames: () => openGamesSheet(desk, (code) => void goTo(code)),
    openDraws: () => openDrawsSheet(desk),
    openOrders: () => openOrdersSheet(desk),
    openRules: () => openRulesSheet(desk),
  })
  const round = createRoundView(desk, () => openDrawsSheet(desk))
  const plays = createPlayView(desk, () => bar.update())
  const bar = createBetBar(desk, plays, () => openCartSheet(desk, { place, onChange: bar.update }))
  const views = [header, round, bar]
  const sync = createSync(desk, {
    onState: () => views.forEach((view) => view.update()),
    onSettled: (numero, won) =>
      bar.tell(t(won > 0 ? 'won' : 'lost', { numero: numero.slice(-4), amount: money.plain(won) }), won > 0),
    onFailure: (error) => showFailure(desk, notice, { error, retry: () => void sync.poll() }),
    onRecovery: notice.hide,
  })

  async function place() {
    bar.tell(await placeCart(desk), false)
    await sync.poll()
  }
  async function goTo(gameCode: string) {
    const error = await changeGame(desk, gameCode)
    if (error) return showFailure(desk, notice, { error, retry: () => void goTo(gameCode) })
    notice.hide()
    round.forget()
    bar.tell(t('pickFirst'), false)
    plays.update()
    await sync.poll()
  }

  root.replaceChildren(header.element, round.element, plays.tabs, plays.element, bar.element)
  plays.update()
  setInterval(round.tick, TICK)
  void sync.poll()
}
