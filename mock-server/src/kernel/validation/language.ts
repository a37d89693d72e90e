export type Language = 'vi' | 'en'

export const languageOf = (code: string | undefined, fallback: Language): Language =>
  code ? (/^en/i.test(code) ? 'en' : 'vi') : fallback

export type LocalizedText = { vi: string; en: string }
