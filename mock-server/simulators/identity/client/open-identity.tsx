/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError, toProblem, type Problem } from '../../shared/errors.ts'
import { postToSite, postToParent } from '../../shared/frame.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/browser.ts'
import { createTranslate } from '../../shared/messages.ts'
import { type ClientContext, useClientContext } from '../../shared/client-context.ts'
import type { VisitResponse, IdentityTokenResponse } from '../rules/identity.simulator.ts'

type IdentityPageProps = { visit: VisitResponse; issueToken: (person: string) => Promise<IdentityTokenResponse> }

/** The accounts to choose from. The token of the chosen person is sent to the requesting site only. */
function IdentityPage({ visit, issueToken }: IdentityPageProps) {
  const { t: shared, frame } = useClientContext()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const t = createTranslate(messages, frame.language)
  const { origin, provider, people } = visit
  useTitle(t('title'))

  const choose = async (person: string) => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const response = await issueToken(person).catch((error: unknown) => showProblem(error))
    setBusy(false)
    if (response) postToSite(origin, { longan: 'identity', ...response })
  }
  const showProblem = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setProblem(toProblem(shared, error))
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
        <p class="meta">{t('back', { site: frame.siteName ?? new URL(origin).host })}</p>
        <div class="ends">
          <button class="chip" onClick={() => postToSite(origin, { longan: 'identity', failure: 'unavailable' })}>
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

type Text = { vi: string; en: string }

const messages = {
  title: { vi: 'Trang định danh giả lập', en: 'Simulated identity page' },
  about: {
    vi: 'Đây không phải {service}, các tài khoản đều là hư cấu. Hãy chọn người sẽ đăng nhập.',
    en: 'This is not {service}. All accounts are fictitious. Choose who logs in.',
  },
  back: { vi: 'Sau khi chọn, bạn trở lại {site}', en: 'You will return to {site}' },
  noAddress: { vi: 'Không có email', en: 'No email address' },
  fail: { vi: 'Dịch vụ báo lỗi', en: 'Simulate an error' },
  cancel: { vi: 'Hủy', en: 'Cancel' },
} satisfies Record<string, Text>

const serviceNames = { 'google.com': 'Google', 'facebook.com': 'Facebook' } as const

export async function openIdentity({ calls }: ClientContext) {
  const issueToken = (person: string) =>
    calls.post<IdentityTokenResponse>('/partners/identity/vouch', { input: { person } })
  return <IdentityPage visit={await calls.open<VisitResponse>('/partners/identity/open')} issueToken={issueToken} />
}
