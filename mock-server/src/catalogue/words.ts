/** A word or phrase in both languages. */
export type Word = { vi: string; en: string }

/** Reads a packed list `Tiếng Việt=English;...`: a third of the bytes of an array of objects. */
export const words = (packed: string): Word[] => packed.split(';').map(word)

/** Reads one `Tiếng Việt=English`. */
export function word(pair: string): Word {
  const [vi = '', en = ''] = pair.split('=')
  return { vi, en }
}
