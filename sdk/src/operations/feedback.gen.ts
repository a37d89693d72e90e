// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const feedbackOperations = {
  'PUT /wps/feedback': { id: 'sendFeedback', module: 'FEEDBACK3', value: 'none', captcha: true },
} satisfies Operations
