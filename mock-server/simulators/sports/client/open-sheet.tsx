/** @jsxImportSource preact */
import { BetsSheet } from './bets-sheet.tsx'
import type { StoreProps, Poll } from './game-store.ts'
import { MatchSheet } from './match-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { SlipSheet } from './slip-sheet.tsx'

export function OpenSheet({ store, poll }: StoreProps & { poll: Poll }) {
  const common = { store, close: store.closeSheet }
  const sheet = store.sheet.value
  if (typeof sheet === 'object') return <MatchSheet key={sheet.match.id} {...common} initial={sheet.match} />
  if (sheet === 'slip') return <SlipSheet {...common} poll={poll} />
  if (sheet === 'bets') return <BetsSheet {...common} poll={poll} />
  return sheet === 'rules' ? <RulesSheet {...common} /> : null
}
