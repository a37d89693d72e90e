import { i18n } from '#i18n/i18n.ts'
import en from '#i18n/en/director.json' with { type: 'json' }
import vi from '#i18n/vi/director.json' with { type: 'json' }

/** The director's panel brings its own words, as the demo's does. */
export function addDirectorWords() {
  i18n.addResourceBundle('vi', 'director', vi)
  i18n.addResourceBundle('en', 'director', en)
}
