import 'i18next'
import type { Messages } from './messages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: Messages
    keySeparator: false
  }
}
