/** @jsxImportSource preact */
import { postToParent } from '../../shared/frame.ts'
import { useClientContext } from '../../shared/client-context.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { createTranslate } from '../../shared/messages.ts'
import { Lines } from './lines.tsx'
import type { ChatClient } from './chat-client.ts'
import { WriteBar } from './write-bar.tsx'

type Props = { client: ChatClient; name: string }

export function ChatPage({ client, name }: Props) {
  const { frame } = useClientContext()
  const t = createTranslate(messages, frame.language)
  const title = frame.query.get('title') ?? t('title')
  useTitle(title)
  return (
    <>
      <header aria-label={title} style={{ borderColor: colourOf(frame.query.get('headerColor')) }}>
        <Back label={t('back')} to={frame.query.get('backUrl')} />
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

/** A link back to the site's page, limited to the site's own paths. In a frame it closes the page instead. */
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
