// Constants of their own: a bundler puts their values into the inline scripts, which read them before the app is loaded.
export const session = 'session'
export const status = 'status'
export const language = 'language'
export const theme = 'theme'
/** Used by visual tests: `test` selects the same font on every machine. */
export const fonts = 'fonts'
export const hideMarquee = 'hideMarquee'
export const reloadedAt = 'reloadedAt'
/** An agent's device, where the login leads to the agents' entry. */
export const agentMarker = 'ac'
