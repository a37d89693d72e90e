/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round/round-clock.ts'
import type { TableResponse } from '../rules/lottery.routes.ts'
import { createGameStore } from './game-store.ts'
import { LotteryPage } from './lottery-page.tsx'
import { createSync } from './sync.ts'

export async function openLottery(context: ClientContext) {
  const { language } = context.frame
  const response = await timed(() => context.calls.open<TableResponse>('/partners/lottery/open', { language }))
  const store = createGameStore(context, ...response)
  const { poll } = createSync(store)
  void poll()
  return <LotteryPage store={store} poll={poll} />
}
