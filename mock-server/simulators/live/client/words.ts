import type { Language } from '../../shared/frame.ts'
import { kitTexts, wordsOf } from '../../shared/words.ts'
import { texts } from './texts.ts'

export const liveWords = (language: Language) => wordsOf({ ...kitTexts, ...texts }, language)
export type LiveWords = ReturnType<typeof liveWords>
