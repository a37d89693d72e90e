import './styles/index.css'
import { connect } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { startApp } from '#app/start.tsx'
import { currentLanguage, startI18n } from '#i18n/i18n.ts'
import { loadConfig } from '#lib/config.ts'
import { startTheme } from '#lib/theme.ts'

const config = await loadConfig()
startTheme(config.theme)
await startI18n(config.languages)

connect({ baseUrl: config.gatewayUrl, merchant: config.merchant, token: session.token, language: currentLanguage })
const root = document.getElementById('root')
if (root) startApp(root)
