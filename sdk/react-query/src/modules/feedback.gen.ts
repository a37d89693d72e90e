// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { feedback } from '@longan/sdk/feedback'
import { type Command, command } from '../command.ts'

export const sendFeedback: Command<ReturnType<typeof feedback>['sendFeedback']> = /* @__PURE__ */ command<ReturnType<typeof feedback>['sendFeedback']>(['sendFeedback', feedback, 1], [], false)
