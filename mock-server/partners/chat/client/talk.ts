import { signal } from '@preact/signals'
import { CallError } from '../../kit/call.ts'
import { explain, type Problem } from '../../kit/explain.ts'
import type { Kit } from '../../kit/kit.ts'
import type { LineOnWire } from '../rules/chat.routes.ts'

const EVERY = 1500

export type Talk = ReturnType<typeof createTalk>

/** What is being said: asks for news every moment, and sends what the member writes. */
export function createTalk({ calls, frame, t }: Kit, before: LineOnWire[]) {
  const { language } = frame
  const lines = signal(before)
  const problem = signal<Problem | undefined>(undefined)
  const timer = { id: 0 }

  /** Keeps on listening until the session ends. */
  async function listen() {
    clearTimeout(timer.id)
    const isOver = await tried(ask, listen)
    if (!isOver) timer.id = window.setTimeout(() => void listen(), EVERY)
  }
  async function ask() {
    const known = lines.value.length
    const query = { language, known: String(known) }
    const news = await calls.get<{ lines: LineOnWire[] }>('/partners/chat/lines', query)
    // Another question may have been answered in the meantime.
    if (lines.value.length === known) lines.value = [...lines.value, ...news.lines]
  }
  async function say(text: string) {
    const isOver = await tried(
      () => calls.post('/partners/chat/say', { language, text }),
      () => say(text),
    )
    if (!isOver) await listen()
  }
  /** Whether the session has ended while `work` was done. */
  async function tried(work: () => Promise<unknown>, again: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      problem.value = undefined
      return false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      problem.value = explain(t, error, () => void again())
      return error.isSessionEnd
    }
  }

  return { lines, problem, listen, say }
}
