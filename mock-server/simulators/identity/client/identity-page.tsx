/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { answerSite, postToParent } from '../../shared/frame.ts'
import { useKit } from '../../shared/kit.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { wordsOf } from '../../shared/words.ts'
import type { VisitOnWire, VouchedOnWire } from '../rules/identity.routes.ts'
import { serviceNames, texts } from './texts.ts'

type IdentityPageProps = { visit: VisitOnWire; vouch: (person: string) => Promise<VouchedOnWire> }

/** Who one can be: a choice gives the site that asked, and nobody else, a token for that person. */
export function IdentityPage({ visit, vouch }: IdentityPageProps) {
  const { t: kitWords, frame } = useKit()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const t = wordsOf(texts, frame.language)
  const { origin, provider, people } = visit
  useTitle(t('title'))

  const choose = async (person: string) => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const told = await vouch(person).catch((error: unknown) => refused(error))
    setBusy(false)
    if (told) answerSite(origin, { longan: 'identity', ...told })
  }
  const refused = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setProblem(explain(kitWords, error))
  }
  return (
    <>
      <Notice problem={problem} />
      <main>
        <h1>{t('title')}</h1>
        <p class="fake">{t('about', { service: serviceNames[provider] })}</p>
        <ul aria-busy={isBusy}>
          {people.map(({ id, name, email }) => (
            <li key={id}>
              <button class="person" onClick={() => void choose(id)}>
                <span aria-hidden="true">{name.slice(0, 1)}</span>
                <b>{name}</b>
                <small>{email ?? t('noAddress')}</small>
              </button>
            </li>
          ))}
        </ul>
        <p class="meta">{t('back', { site: new URL(origin).host })}</p>
        <div class="ends">
          <button class="chip" onClick={() => answerSite(origin, { longan: 'identity', failure: 'unavailable' })}>
            {t('fail')}
          </button>
          <button class="chip" onClick={() => postToParent({ longan: 'close' })}>
            {t('cancel')}
          </button>
        </div>
      </main>
    </>
  )
}
