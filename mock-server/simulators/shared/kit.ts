import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { createCalls } from './call.ts'
import type { Frame } from './frame.ts'
import { moneyOf } from './money.ts'
import { createPlaySession } from './play-session.ts'
import { createSound } from './sound.ts'
import { kitTexts, wordsOf } from './words.ts'

/** What every part of a partner's page works with. */
export type ClientContext = ReturnType<typeof createKit>

export const createKit = (frame: Frame) => ({
  frame,
  calls: createCalls(frame),
  money: moneyOf(frame.language),
  session: createPlaySession(),
  sound: createSound(),
  t: wordsOf(kitTexts, frame.language),
})

export const KitContext = createContext<ClientContext | undefined>(undefined)

/** The kit of this page. */
export function useKit(): ClientContext {
  const kit = useContext(KitContext)
  if (!kit) throw new Error('Failed to find the kit: render this part inside of startPartner()')
  return kit
}
