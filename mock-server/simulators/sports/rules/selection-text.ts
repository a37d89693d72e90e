import type { LocalizedText } from '../../../src/catalogue/words.ts'
import type { Fixture, Pick } from './fixture.ts'

const DRAW: LocalizedText = { vi: 'Hòa', en: 'Draw' }
const formatSigned = (goals: number) => (goals > 0 ? `+${goals}` : `−${-goals}`)
const toVietnamese = (text: string | number) => String(text).replace('.', ',')

/** A side with its handicap: "Hà Thành (+0,5)". */
const withHandicap = ({ vi, en }: LocalizedText, goals: number): LocalizedText => ({
  vi: `${vi} (${toVietnamese(formatSigned(goals))})`,
  en: `${en} (${formatSigned(goals)})`,
})

export function selectionText({ home, away, lines: { handicap, total } }: Fixture, pick: Pick): LocalizedText {
  const words: Record<Pick, LocalizedText> = {
    home,
    draw: DRAW,
    away,
    'home-line': withHandicap(home, handicap),
    'away-line': withHandicap(away, -handicap),
    over: { vi: `Tài ${toVietnamese(total)}`, en: `Over ${total}` },
    under: { vi: `Xỉu ${toVietnamese(total)}`, en: `Under ${total}` },
  }
  return words[pick]
}
