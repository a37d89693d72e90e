import { i18n } from '#i18n/i18n.ts'
import en from '#i18n/en/demo.json' with { type: 'json' }
import vi from '#i18n/vi/demo.json' with { type: 'json' }

export function addDemoMessages() {
  i18n.addResourceBundle('vi', 'demo', vi)
  i18n.addResourceBundle('en', 'demo', en)
}
