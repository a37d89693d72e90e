import type { Language, LocalizedText } from '../../kernel/validation/language.ts'

/** Writes the name of the site in place of `{site}`, in a text of one language. */
export const withSiteName = (text: string, siteName: LocalizedText, language: Language): string =>
  text.replaceAll('{site}', siteName[language])

/** Writes the name of the site in place of `{site}`, in both languages. */
export const withSiteNames = ({ vi, en }: LocalizedText, siteName: LocalizedText): LocalizedText => ({
  vi: withSiteName(vi, siteName, 'vi'),
  en: withSiteName(en, siteName, 'en'),
})
