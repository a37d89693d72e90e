/** @jsxImportSource preact */
import { timed } from '../../kit/round-clock.ts'
import { startPartner } from '../../kit/start.tsx'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import { createDesk } from './desk.ts'
import { LotteryPage } from './lottery-page.tsx'
import { createSync } from './sync.ts'

void startPartner(async (kit) => {
  const { language } = kit.frame
  const desk = createDesk(
    kit,
    ...(await timed(() => kit.calls.post<TableOnWire>('/partners/lottery/open', { language }))),
  )
  const { poll } = createSync(desk)
  void poll()
  return <LotteryPage desk={desk} poll={poll} />
})
