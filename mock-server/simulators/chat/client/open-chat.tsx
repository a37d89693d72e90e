/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { computed, signal, type Signal } from '@preact/signals'
import { createIdempotencyKey } from '../../shared/calls.ts'
import { CallError, toProblem, type Problem } from '../../shared/errors.ts'
import { postToParent } from '../../shared/frame.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/browser.ts'
import { createTranslate } from '../../shared/messages.ts'
import { type ClientContext, useClientContext } from '../../shared/client-context.ts'
import type { RoomResponse, LineResponse } from '../rules/chat.simulator.ts'

type WriteBarProps = { label: string; send: string; onSend(text: string): Promise<void> }

/** The input of the chat. It is cleared on submit, so that nothing is sent twice. */
function WriteBar({ label, send, onSend }: WriteBarProps) {
  const [text, setText] = useState('')
  const isReady = text.trim() !== ''
  function submit(event: Event) {
    event.preventDefault()
    if (!isReady) return
    setText('')
    void onSend(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <input
        aria-label={label}
        placeholder={label}
        maxLength={500}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="primary" disabled={!isReady}>
        {send}
      </button>
    </form>
  )
}

type LinesProps = { label: string; lines: LineResponse[]; byRobot: string; typing: string }

function Lines({ label, lines, byRobot, typing }: LinesProps) {
  const end = useRef<HTMLLIElement>(null)
  const isTyping = lines.at(-1)?.by === 'member'
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length])
  return (
    <main aria-label={label}>
      <div role="log">
        <ol>
          {lines.map(({ id, by, text }) => (
            <li key={id} data-by={by}>
              {by === 'robot' && <span class="meta">{byRobot}</span>}
              <p>{text}</p>
            </li>
          ))}
          <li ref={end} class="meta typing">
            {isTyping ? typing : ''}
          </li>
        </ol>
      </div>
    </main>
  )
}

const INTERVAL = 1500

type ProblemSignal = Signal<Problem | undefined>
type ChatClient = ReturnType<typeof createChatClient>

function createChatClient({ calls, frame, t }: ClientContext, initialLines: LineResponse[]) {
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

type Props = { client: ChatClient; name: string }

function ChatPage({ client, name }: Props) {
  const { frame } = useClientContext()
  const t = createTranslate(messages, frame.language)
  const title = frame.query.get('title') ?? t('title')
  useTitle(title)
  return (
    <>
      <header aria-label={title} style={{ borderColor: colourOf(frame.query.get('headerColor')) }}>
        {!frame.isTitleOutside && <Back label={t('back')} to={frame.query.get('backUrl')} />}
        <h1>{title}</h1>
        <span class="meta">{name}</span>
      </header>
      <p class="robot">{t('robot')}</p>
      <Notice problem={client.problem.value} />
      <Lines label={title} lines={client.lines.value} byRobot={t('by_robot')} typing={t('typing')} />
      <div class="rail">
        {QUESTIONS.map((key) => (
          <button key={key} class="chip" onClick={() => void client.send(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
      <WriteBar label={t('write')} send={t('send')} onSend={client.send} />
    </>
  )
}

/** A link back to the site's page, limited to the site's own paths. In a frame it closes the page instead. A bar of the site has its own. */
function Back({ label, to }: { label: string; to: string | null }) {
  if (parent !== window) return <button onClick={() => postToParent({ longan: 'close' })}>{label}</button>
  return to && /^\/(?![/\\])/.test(to) ? <a href={to}>{label}</a> : null
}

const colourOf = (code: string | null) =>
  code && /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(code) ? `#${code.replace('#', '')}` : ''

const messages = {
  title: { vi: 'Chăm sóc khách hàng', en: 'Customer service' },
  robot: {
    vi: 'Bạn đang trò chuyện với robot của bản trình diễn. Không có nhân viên nào ở đây.',
    en: 'You are chatting with the demo robot. There are no human agents here.',
  },
  by_robot: { vi: 'Robot', en: 'Robot' },
  typing: { vi: 'Robot đang trả lời…', en: 'The robot is typing…' },
  write: { vi: 'Viết cho robot', en: 'Message the robot' },
  send: { vi: 'Gửi', en: 'Send' },
  back: { vi: 'Quay lại', en: 'Back' },
  ask_deposit: { vi: 'Nạp tiền thế nào?', en: 'How do I deposit?' },
  ask_withdraw: { vi: 'Rút tiền cần gì?', en: 'What do I need to withdraw?' },
  ask_bonus: { vi: 'Có khuyến mãi nào?', en: 'Which promotions are there?' },
}

const QUESTIONS = ['ask_deposit', 'ask_withdraw', 'ask_bonus'] as const

export async function openChat(context: ClientContext) {
  const { language } = context.frame
  const room = await context.calls.open<RoomResponse>('/partners/chat/open', { language })
  const client = createChatClient(context, room.lines)
  void client.poll()
  return <ChatPage client={client} name={room.name} />
}
