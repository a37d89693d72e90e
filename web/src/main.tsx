import './styles/index.css'
import { connect } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { startApp } from '#app/start.tsx'
import { currentLanguage, startI18n } from '#i18n/i18n.ts'
import { loadConfig } from '#lib/config.ts'
import { deviceId } from '#lib/device-id.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { startTheme } from '#lib/theme.ts'

const config = await loadConfig()
startTheme(config.theme)
await startI18n(config.languages)

connect({
  baseUrl: config.gatewayUrl,
  merchant: config.merchant,
  profile: config.profile,
  token: session.token,
  language: currentLanguage,
  deviceId: deviceId(),
  isStandalone,
})
const root = document.getElementById('root')
if (root) startApp(root)
