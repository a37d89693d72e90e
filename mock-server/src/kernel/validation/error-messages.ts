import messages from '@longan/openapi/error-messages' with { type: 'json' }
import type { ErrorCode } from '@longan/sdk'
import type { LocalizedText } from './language.ts'

/** Messages for players by error code. A code without both languages fails to compile. */
export const errorMessages: Record<ErrorCode, LocalizedText> = messages
