import type { LocalizedText } from '../kernel/validation/language.ts'

export type { LocalizedText } from '../kernel/validation/language.ts'

/** Parses a packed list `Tiếng Việt=English;...`: a third of the bytes of an array of objects. */
export const parseTexts = (packed: string): LocalizedText[] => packed.split(';').map(parseText)

export function parseText(pair: string): LocalizedText {
  const [vi = '', en = ''] = pair.split('=')
  return { vi, en }
}
