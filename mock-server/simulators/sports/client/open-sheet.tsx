/** @jsxImportSource preact */
import { BetsSheet } from './bets-sheet.tsx'
import type { OfDesk, Poll } from './desk.ts'
import { MatchSheet } from './match-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { SlipSheet } from './slip-sheet.tsx'

/** The sheet that is open, if one is. */
export function OpenSheet({ desk, poll }: OfDesk & { poll: Poll }) {
  const shared = { desk, close: desk.closeSheet }
  const sheet = desk.sheet.value
  if (typeof sheet === 'object') return <MatchSheet key={sheet.match.id} {...shared} opened={sheet.match} />
  if (sheet === 'slip') return <SlipSheet {...shared} poll={poll} />
  if (sheet === 'bets') return <BetsSheet {...shared} poll={poll} />
  return sheet === 'rules' ? <RulesSheet {...shared} /> : null
}
