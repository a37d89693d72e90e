/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { timed } from '../../shared/round-clock.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import { createDesk } from './desk.ts'
import { LotteryPage } from './lottery-page.tsx'
import { createSync } from './sync.ts'

/** Sits down at the lottery of the launch, and keeps listening to what happens there. */
export async function openLottery(kit: ClientContext) {
  const { language } = kit.frame
  const opened = await timed(() => kit.calls.open<TableOnWire>('/partners/lottery/open', { language }))
  const desk = createDesk(kit, ...opened)
  const { poll } = createSync(desk)
  void poll()
  return <LotteryPage desk={desk} poll={poll} />
}
