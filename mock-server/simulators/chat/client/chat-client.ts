import { computed, signal, type Signal } from '@preact/signals'
import { createIdempotencyKey } from '../../shared/calls.ts'
import { CallError } from '../../shared/call-error.ts'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { LineResponse } from '../rules/chat.routes.ts'

const INTERVAL = 1500

type ProblemSignal = Signal<Problem | undefined>
export type ChatClient = ReturnType<typeof createChatClient>

export function createChatClient({ calls, frame, t }: ClientContext, initialLines: LineResponse[]) {
  const { language } = frame
  const lines = signal(initialLines)
  const receiveProblem = signal<Problem | undefined>(undefined)
  const sendProblem = signal<Problem | undefined>(undefined)
  const timer = { id: 0 }

  async function poll() {
    clearTimeout(timer.id)
    const isSessionOver = await attempt(receiveProblem, fetchNew, poll)
    if (!isSessionOver) timer.id = window.setTimeout(() => void poll(), INTERVAL)
  }
  async function fetchNew() {
    const known = lines.value.length
    const query = { language, known: String(known) }
    const news = await calls.get<{ lines: LineResponse[] }>('/partners/chat/lines', query)
    // Another request may have been answered in the meantime.
    if (lines.value.length === known) lines.value = [...lines.value, ...news.lines]
  }
  /** A retry uses the same key, so the line cannot appear twice. */
  async function send(text: string, key = createIdempotencyKey()) {
    const isSessionOver = await attempt(
      sendProblem,
      () => calls.post('/partners/chat/say', { input: { language, text }, key }),
      () => send(text, key),
    )
    if (!isSessionOver) await poll()
  }
  /** Runs `action` and stores its problem until it succeeds. Returns whether the session has ended. */
  async function attempt(problem: ProblemSignal, action: () => Promise<unknown>, retry: () => Promise<void>) {
    try {
      await action()
      problem.value = undefined
      return false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      problem.value = toProblem(t, error, () => void retry())
      return error.isSessionEnd
    }
  }

  // A problem of sending stays visible while polling succeeds.
  return { lines, problem: computed(() => sendProblem.value ?? receiveProblem.value), poll, send }
}
