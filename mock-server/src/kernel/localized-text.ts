/** A text in both languages of the site. */
export type Words = { vi: string; en: string }
