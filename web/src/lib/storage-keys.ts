/** The storage keys that the inline scripts read before the app is loaded. */
export const storageKeys = {
  session: 'session',
  status: 'status',
  language: 'language',
  theme: 'theme',
  /** Used by visual tests: `test` selects the same font on every machine. */
  fonts: 'fonts',
  hideMarquee: 'hideMarquee',
  reloadedAt: 'reloadedAt',
} as const
