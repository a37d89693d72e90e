import { computed, signal, type Signal } from '@preact/signals'
import { newKey } from '../../shared/call.ts'
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { LineOnWire } from '../rules/chat.routes.ts'

const EVERY = 1500

export type Talk = ReturnType<typeof createTalk>

/** What is being said: asks for news every moment, and sends what the member writes. */
export function createTalk({ calls, frame, t }: ClientContext, before: LineOnWire[]) {
  const { language } = frame
  const lines = signal(before)
  const unheard = signal<Problem | undefined>(undefined)
  const unsent = signal<Problem | undefined>(undefined)
  const timer = { id: 0 }

  /** Keeps on listening until the session ends. */
  async function listen() {
    clearTimeout(timer.id)
    const isOver = await tried(unheard, ask, listen)
    if (!isOver) timer.id = window.setTimeout(() => void listen(), EVERY)
  }
  async function ask() {
    const known = lines.value.length
    const query = { language, known: String(known) }
    const news = await calls.get<{ lines: LineOnWire[] }>('/partners/chat/lines', query)
    // Another question may have been answered in the meantime.
    if (lines.value.length === known) lines.value = [...lines.value, ...news.lines]
  }
  /** Tried again, it is the same line under the same key: it cannot stand there twice. */
  async function say(text: string, key = newKey()) {
    const isOver = await tried(
      unsent,
      () => calls.post('/partners/chat/say', { input: { language, text }, key }),
      () => say(text, key),
    )
    if (!isOver) await listen()
  }
  /** Does `work`, and says in `place` what went wrong, until it has gone well. Whether the session has ended. */
  async function tried(place: Signal<Problem | undefined>, work: () => Promise<unknown>, again: () => Promise<void>) {
    try {
      await work()
      place.value = undefined
      return false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      place.value = explain(t, error, () => void again())
      return error.isSessionEnd
    }
  }

  // A line that was not sent stays said while others are heard.
  return { lines, problem: computed(() => unsent.value ?? unheard.value), listen, say }
}
