/** @jsxImportSource preact */
import { postToParent } from '../../shared/frame.ts'
import { useKit } from '../../shared/kit.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { wordsOf } from '../../shared/words.ts'
import { chatTexts, QUESTIONS } from './chat-texts.ts'
import { Lines } from './lines.tsx'
import type { Talk } from './talk.ts'
import { WriteBar } from './write-bar.tsx'

type Props = { talk: Talk; name: string }

/** The live chat. It says first of all that a robot answers. */
export function ChatPage({ talk, name }: Props) {
  const { frame } = useKit()
  const t = wordsOf(chatTexts, frame.language)
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
      <Notice problem={talk.problem.value} />
      <Lines label={title} lines={talk.lines.value} byRobot={t('by_robot')} typing={t('typing')} />
      <div class="rail">
        {QUESTIONS.map((key) => (
          <button key={key} class="chip" onClick={() => void talk.say(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
      <WriteBar label={t('write')} send={t('send')} say={talk.say} />
    </>
  )
}

/** Back to where the site says; within its own pages only. In a frame the site leads back. */
function Back({ label, to }: { label: string; to: string | null }) {
  if (parent !== window) return <button onClick={() => postToParent({ longan: 'close' })}>{label}</button>
  return to && /^\/(?![/\\])/.test(to) ? <a href={to}>{label}</a> : null
}

const colourOf = (code: string | null) => (code && /^#?[0-9a-f]{6}$/i.test(code) ? `#${code.replace('#', '')}` : '')
