export type Language = 'vi' | 'en'

/** Returns the language of a code such as `EN`, `en-US` or `VI`, or `fallback` without a code. */
export const languageOf = (code: string | undefined, fallback: Language): Language =>
  code ? (/^en/i.test(code) ? 'en' : 'vi') : fallback
