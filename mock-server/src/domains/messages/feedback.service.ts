import { readPicture } from '../../kernel/validation/pictures.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { type Feedback, feedbackTable } from './messages.model.ts'

export type FeedbackDraft = Pick<Feedback, 'type' | 'content' | 'sender'> & {
  /** A picture as a data URL. */
  file?: string | undefined
  captchaId?: string | undefined
  captcha?: string | undefined
}
export type FeedbackService = ReturnType<typeof feedbackService>

const MINUTE = 60_000
const MAX_PICTURE = 716_800

export const feedbackService = ({ table, clock, ids }: World, session: SessionService) => {
  const rows = table(feedbackTable)
  const isBusy = () => (rows.dump().at(-1)?.at ?? -Infinity) > clock.now() - MINUTE

  return {
    /** Stores feedback. Requires a captcha within a minute after the previous feedback, against bots. */
    async send({ type, content, sender, file, captchaId, captcha }: FeedbackDraft) {
      if (isBusy()) session.solveCaptcha({ captchaId, captcha })
      if (file !== undefined) readPicture(file, { field: 'file', maxBytes: MAX_PICTURE })
      const id = ids.next('feedback')
      const from = sender === undefined ? {} : { sender }
      await rows.insert({ id, type, content, ...from, hasPicture: file !== undefined, at: clock.now() })
    },
    count: (): number => rows.size(),
  }
}
