// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { feedback } from '@longan/sdk/feedback'
import { type Command, command } from '../command.ts'

export const sendFeedback: Command<ReturnType<typeof feedback>['sendFeedback']> = /* @__PURE__ */ command('sendFeedback', [(http: Http) => feedback(http).sendFeedback, 1, false], [])
