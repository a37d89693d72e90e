import type { Call, Http } from '../http.ts'
import { feedbackOperations } from '../operations/feedback.gen.ts'
import type { Feedback } from '../schema.gen.ts'
import { done } from '../value.ts'

/** Feedback to the operator. */
export const feedback = (http: Http) => {
  const { PUT } = http.clientOf(feedbackOperations)

  return {
    /** The picture is a data URL; the captcha answers the one shown last. */
    sendFeedback: (opinion: Feedback, call?: Call) => done(PUT('/wps/feedback', { body: opinion, ...call })),
  }
}
