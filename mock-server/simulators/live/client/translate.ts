import type { Language } from '../../shared/frame.ts'
import { sharedMessages, createTranslate } from '../../shared/messages.ts'
import { messages } from './messages.ts'

export const createLiveTranslate = (language: Language) => createTranslate({ ...sharedMessages, ...messages }, language)
export type LiveTranslate = ReturnType<typeof createLiveTranslate>
