import 'i18next'
import type { Words } from './messages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: Words
    keySeparator: false
  }
}
