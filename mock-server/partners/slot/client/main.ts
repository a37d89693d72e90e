import { type CallError, type Calls, createCalls } from '../../kit/call.ts'
import { byId } from '../../kit/dom.ts'
import { type Frame, openFrame, tellParent } from '../../kit/frame.ts'
import { createNotice } from '../../kit/notice.ts'
import { problemOf } from '../../kit/words.ts'
import type { SlotTableOnWire } from '../rules/slot.routes.ts'
import { Game } from './game.ts'
import { createSheets, onTap } from './sheets.ts'
import { slotWords } from './slot-words.ts'
import { Stage } from './stage.ts'

async function openGame() {
  const frame = openFrame()
  const calls = createCalls(frame)
  try {
    seat(frame, calls, await calls.post<SlotTableOnWire>('/partners/slot/open'))
  } catch (error) {
    explain(frame, error as CallError)
  }
}

/** Puts the player at the table. */
function seat(frame: Frame, calls: Calls, table: SlotTableOnWire) {
  const stage = new Stage(frame, table)
  const sheets = createSheets(frame, calls, stage)
  const game: Game = new Game(calls, table, {
    stage,
    sheets: { chooseStake: () => sheets.chooseStake(game), chooseAuto: () => sheets.chooseAuto(game) },
  })
  onTap('paytable', stage.t('paytable'), () => sheets.paytable(game))
  onTap('history', stage.t('history'), () => void sheets.history())
}

/** The game did not open: says why, and what can be done. */
function explain({ language }: Frame, { status, code }: CallError) {
  const t = slotWords(language)
  const isEnded = status === 401
  const again = { label: t('retry'), run: () => location.reload() }
  createNotice(byId('notices')).show(t(problemOf({ status, code }), { code }), isEnded ? undefined : again)
  if (isEnded) tellParent({ relogin: true })
}

void openGame()
