export type Language = 'vi' | 'en'

/** The language of a code such as `EN`, `en-US` or `VI`; `otherwise` where nothing was asked for. */
export const languageOf = (asked: string | undefined, otherwise: Language): Language =>
  asked ? (/^en/i.test(asked) ? 'en' : 'vi') : otherwise
