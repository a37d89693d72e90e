import { i18n } from '#i18n/i18n.ts'
import en from '#i18n/en/brand.json' with { type: 'json' }
import vi from '#i18n/vi/brand.json' with { type: 'json' }

export function addBrandMessages() {
  i18n.addResourceBundle('vi', 'brand', vi)
  i18n.addResourceBundle('en', 'brand', en)
}
