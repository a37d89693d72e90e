/** A text in both languages of the site. */
export type LocalizedText = { vi: string; en: string }
