/** What the first script of the page reads before the app is there, by the names that are stored. */
export const storageKeys = {
  session: 'session',
  status: 'status',
  language: 'language',
  theme: 'theme',
  /** For pictures of the app: `test` has one text face on every machine. */
  fonts: 'fonts',
  hideMarquee: 'hideMarquee',
  reloadedAt: 'reloadedAt',
} as const
