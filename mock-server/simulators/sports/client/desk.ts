import { computed, signal } from '@preact/signals'
import type { Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { kitTexts, wordsOf } from '../../shared/words.ts'
import type { BookOnWire, OfferOnWire } from '../rules/sports.routes.ts'
import { type Choice, everything, sportNamed, sportsOf } from './choice.ts'
import { createMine } from './mine.ts'
import type { Moves } from './moves.ts'
import { createSlip, oddsIn } from './slip.ts'
import { stakesFor } from './stakes.ts'
import { rulesTexts } from './rules-texts.ts'
import { texts } from './texts.ts'

/** What is open over the list: a match as it stood when it was opened, or one of the sheets. */
export type SheetName = { match: OfferOnWire } | 'slip' | 'bets' | 'rules'
export type GameStore = ReturnType<typeof createDesk>
/** What every part of the page is given. */
export type OfDesk = { desk: GameStore }
/** Asks for the book of the moment, and for bets where they may have changed. */
export type Poll = () => Promise<void>

/** What every part of the page works with, and what the book shows now. */
export function createDesk(kit: ClientContext, opened: BookOnWire) {
  const { language } = kit.frame
  const t = wordsOf({ ...kitTexts, ...texts, ...rulesTexts }, language)
  const book = signal(opened)
  const sheet = signal<SheetName | undefined>(undefined)
  const stakes = stakesFor(opened)
  const whole: Choice = { ...everything, sport: sportNamed(opened.game, sportsOf(opened.fixtures)) }
  const chosen = signal(whole)
  const stake = signal(stakes.usual)
  const said = signal('')

  return {
    ...kit,
    ...createMine(kit, opened.balance),
    t,
    language,
    book,
    isGuest: opened.balance === undefined,
    moves: signal<Moves>({}),
    slip: createSlip((line) => oddsIn(book.value.fixtures)(line)),
    /** On each pick of singles, or on the multiple. */
    stake,
    stakes,
    setStake: (amount: number) => void (stake.value = amount),
    /** What the player wants to see of the book. */
    chosen,
    choose: (change: Partial<Choice>) => void (chosen.value = { ...chosen.value, ...change }),
    seeAll: () => void (chosen.value = everything),
    /** What came of the player's last command. */
    said,
    /** What went wrong with it, and with the news. */
    problem: signal<Problem | undefined>(undefined),
    connection: signal<Problem | undefined>(undefined),
    sheet,
    /** Opens a sheet; what was said before it has been read. */
    open(name: SheetName) {
      said.value = ''
      sheet.value = name
    },
    closeSheet: () => void (sheet.value = undefined),
    isBetsOpen: computed(() => sheet.value === 'bets'),
  }
}
