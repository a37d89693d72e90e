import type { Word } from '../../../src/catalogue/words.ts'
import type { Fixture, Pick } from './fixture.ts'

const DRAW: Word = { vi: 'Hòa', en: 'Draw' }
const signed = (goals: number) => (goals > 0 ? `+${goals}` : `−${-goals}`)
const inVietnamese = (text: string | number) => String(text).replace('.', ',')

/** A side with the goals, points, maps or sets it is given: "Hà Thành (+0,5)". */
const given = ({ vi, en }: Word, goals: number): Word => ({
  vi: `${vi} (${inVietnamese(signed(goals))})`,
  en: `${en} (${signed(goals)})`,
})

/** What somebody has picked, in the words of a record. */
export function pickedOf({ home, away, lines: { handicap, total } }: Fixture, pick: Pick): Word {
  const words: Record<Pick, Word> = {
    home,
    draw: DRAW,
    away,
    'home-line': given(home, handicap),
    'away-line': given(away, -handicap),
    over: { vi: `Tài ${inVietnamese(total)}`, en: `Over ${total}` },
    under: { vi: `Xỉu ${inVietnamese(total)}`, en: `Under ${total}` },
  }
  return words[pick]
}
