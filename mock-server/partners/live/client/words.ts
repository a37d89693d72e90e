import type { Language } from '../../kit/frame.ts'
import { kitTexts, wordsOf } from '../../kit/words.ts'
import { texts } from './texts.ts'

export const liveWords = (language: Language) => wordsOf({ ...kitTexts, ...texts }, language)
export type LiveWords = ReturnType<typeof liveWords>
