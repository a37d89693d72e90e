import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { createCalls } from './calls.ts'
import { type Frame, postToParent } from './frame.ts'
import { createMoneyFormat } from './money.ts'
import { createSound } from './sound/sound.ts'
import { sharedMessages, createTranslate } from './messages.ts'
import { signal } from '@preact/signals'

function createPlaySession(now = () => performance.now()) {
  const startedAt = now()
  const netMinor = signal(0)
  return {
    minutes: () => Math.floor((now() - startedAt) / 60_000),
    /** Payouts minus stakes, as a decimal amount. */
    net: () => netMinor.value / 100,
    add: (net: number) => void (netMinor.value += Math.round(net * 100)),
  }
}

export type ClientContext = ReturnType<typeof createClientContext>

export const createClientContext = (frame: Frame) => ({
  frame,
  calls: createCalls(frame),
  money: createMoneyFormat(frame.language, frame.currency),
  session: createPlaySession(),
  sound: createSound(frame.isSoundOn, (isOn) => postToParent({ longan: isOn ? 'sound-on' : 'sound-off' })),
  t: createTranslate(sharedMessages, frame.language),
})

export const PageContext = createContext<ClientContext | undefined>(undefined)

/** Returns the context of this page. Throws outside of `startClient()`. */
export function useClientContext(): ClientContext {
  const context = useContext(PageContext)
  if (!context) throw new Error('Failed to find the client context: render this component inside of startClient()')
  return context
}
