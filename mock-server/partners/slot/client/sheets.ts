import type { CallError, Calls } from '../../kit/call.ts'
import { byId, make } from '../../kit/dom.ts'
import type { Frame } from '../../kit/frame.ts'
import { problemOf } from '../../kit/words.ts'
import type { PastSpinOnWire } from '../rules/slot.routes.ts'
import type { Game } from './game.ts'
import { historyList } from './history-list.ts'
import { icons } from './icons.ts'
import { paytableContent } from './paytable.ts'
import { createSheet, type Sheet } from './sheet.ts'
import type { Stage } from './stage.ts'

const AUTO_SPINS = [10, 25, 50, Infinity]

type Choice = { label: string; isChosen?: boolean; choose(): void }

/** The sheets of the game; `game` comes later, because the game opens some of them itself. */
export function createSheets(frame: Frame, calls: Calls, stage: Stage) {
  const { t, money, notice, pictures } = stage
  const sheet = createSheet(t('close'))
  const options = { t, language: frame.language, money: money.plain }
  const show = (title: string, ...content: (Node | string)[]) => sheet.open(title, content)

  return {
    chooseStake(game: Game) {
      const list = game.stakes.map((stake) => ({
        label: money.plain(stake),
        isChosen: stake === game.stake,
        choose: () => game.setStake(stake),
      }))
      show(t('chooseStake'), choices(sheet, list))
    },
    chooseAuto(game: Game) {
      const list = AUTO_SPINS.map((spins) => ({
        label: spins === Infinity ? t('untilStop') : String(spins),
        choose: () => game.startAuto(spins),
      }))
      show(t('autoTitle'), t('autoAbout'), choices(sheet, list, 'wide'))
    },
    paytable: (game: Game) => show(t('paytable'), ...paytableContent({ ...options, pictures, stake: game.stake })),
    async history() {
      try {
        const { spins } = await calls.get<{ spins: PastSpinOnWire[] }>('/partners/slot/history')
        show(t('history'), historyList(spins, options))
      } catch (error) {
        const { status, code } = error as CallError
        notice.show(t(problemOf({ status, code }), { code }))
      }
    },
  }
}

/** Buttons to choose one of; the sheet closes first. */
const choices = (sheet: Sheet, list: Choice[], size = '') =>
  make(
    'div',
    { class: `choices ${size}` },
    ...list.map(({ label, isChosen, choose }) => {
      const run = () => {
        sheet.close()
        choose()
      }
      return make('button', { class: 'chip', 'aria-pressed': String(Boolean(isChosen)), onclick: run }, label)
    }),
  )

/** Gives a button of the header its picture, its name and its work. */
export function onTap(id: 'history' | 'paytable', label: string, run: () => void) {
  const button = byId(id)
  button.setAttribute('aria-label', label)
  button.append(icons[id]())
  button.addEventListener('click', run)
}
