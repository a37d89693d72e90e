import { CallError, createCalls } from '../../kit/call.ts'
import { byId, make } from '../../kit/dom.ts'
import { openFrame } from '../../kit/frame.ts'
import { createNotice } from '../../kit/notice.ts'
import { problemTexts, wordsOf } from '../../kit/words.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import { startApp } from './app.ts'
import { createDesk } from './desk.ts'
import { showFailure } from './failure.ts'
import { texts } from './texts.ts'

/** Opens the table the launch is for, then starts the page; says so when it cannot. */
async function openTable() {
  const frame = openFrame()
  const t = wordsOf({ ...problemTexts, ...texts }, frame.language)
  const root = byId('app')
  root.replaceChildren(make('p', { class: 'loading', role: 'status' }, t('loading')))
  try {
    const table = await createCalls(frame).post<TableOnWire>('/partners/lottery/open', { language: frame.language })
    document.title = table.game.name
    startApp(createDesk({ table, state: table.state }, frame), root)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    showFailure({ t }, createNotice(document.body), { error, retry: () => location.reload() })
    root.replaceChildren()
  }
}

void openTable()
