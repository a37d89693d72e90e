/** @jsxImportSource preact */
import { postToParent } from '../../shared/frame.ts'
import { useClientContext } from '../../shared/client-context.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { createTranslate } from '../../shared/messages.ts'
import { messages, QUESTIONS } from './messages.ts'
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
