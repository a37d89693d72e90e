import { readPicture } from '../../kernel/pictures.ts'
import type { World } from '../../kernel/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { type Feedback, feedbackTable } from './messages.model.ts'

export type Opinion = Pick<Feedback, 'type' | 'content' | 'sender'> & {
  /** A picture as a data URL. */
  file?: string | undefined
  captchaId?: string | undefined
  captcha?: string | undefined
}
export type FeedbackService = ReturnType<typeof feedbackService>

const MINUTE = 60_000
/** Bytes a picture may have. */
const MAX_PICTURE = 716_800

/** What people tell the operator. */
export const feedbackService = ({ table, clock, ids }: World, session: SessionService) => {
  const opinions = table(feedbackTable)
  const isBusy = () => (opinions.dump().at(-1)?.at ?? -Infinity) > clock.now() - MINUTE

  return {
    /** Takes an opinion. Within a minute after another one it takes a captcha, so that no machine writes. */
    async send({ file, captchaId, captcha, ...opinion }: Opinion) {
      if (isBusy()) session.solveCaptcha({ captchaId, captcha })
      if (file !== undefined) readPicture(file, { field: 'file', most: MAX_PICTURE })
      const id = ids.next('feedback')
      await opinions.insert({ id, ...opinion, hasPicture: file !== undefined, at: clock.now() })
    },
    count: (): number => opinions.size(),
  }
}
