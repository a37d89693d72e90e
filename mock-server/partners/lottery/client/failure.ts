import type { CallError } from '../../kit/call.ts'
import { tellParent } from '../../kit/frame.ts'
import type { createNotice } from '../../kit/notice.ts'
import { problemOf } from '../../kit/words.ts'
import type { Desk } from './desk.ts'

type Failed = { error: CallError; retry(): void }

/** Says what stands in the way; a session that has ended is the site's to renew. */
export function showFailure({ t }: Pick<Desk, 't'>, notice: ReturnType<typeof createNotice>, { error, retry }: Failed) {
  const text = t(problemOf(error), { code: error.code })
  const signIn = () => tellParent({ relogin: true })
  if (!error.isSessionEnd) return notice.show(text, { label: t('retry'), run: retry })
  signIn()
  notice.show(text, { label: t('signIn'), run: signIn })
}
