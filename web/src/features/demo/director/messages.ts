import { i18n } from '#i18n/i18n.ts'
import en from '#i18n/en/director.json' with { type: 'json' }
import vi from '#i18n/vi/director.json' with { type: 'json' }

export function addDirectorMessages() {
  i18n.addResourceBundle('vi', 'director', vi)
  i18n.addResourceBundle('en', 'director', en)
}
