import './styles/index.css'
import { connect } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { startApp } from '#app/start.tsx'
import { currentLanguage, startI18n } from '#i18n/i18n.ts'
import { applyConfig } from '#lib/config.ts'
import type { Config } from '#lib/config-shape.ts'
import { deviceId } from '#lib/device-id.ts'
import { isStandalone } from '#lib/display-mode.ts'
import { readSiteData } from '#lib/site-data.ts'
import { startTheme } from '#lib/theme.ts'

// The first sheet: the house's own parts and the home page compress together, and a page of parts is drawn at once.
import.meta.glob(['./{ui,app,parts,features/home}/*.module.css'], { eager: true })

/** In the demo the whole gateway lives in the page; in every other build this is nothing. */
async function gatewayInPage(config: Config) {
  if (import.meta.env.MODE !== 'demo') return undefined
  const [{ openInPage }, { connectMock }] = await Promise.all([
    import('@longan/mock-server/browser'),
    import('#features/demo/connect-mock.ts'),
  ])
  const { fetch } = await openInPage()
  connectMock(fetch)
  config.mode = 'demo'
  return fetch
}

async function main(root: HTMLElement) {
  // Reading the app and starting it are two tasks: a tap is heard between them.
  await new Promise((resolve) => setTimeout(resolve))
  const config = applyConfig(readSiteData())
  startTheme(config.theme)
  await startI18n(config.languages)
  connect({
    baseUrl: config.gatewayUrl,
    merchant: config.merchant,
    dialect: config.dialect,
    token: session.token,
    language: currentLanguage,
    deviceId: deviceId(),
    isStandalone,
    fetch: await gatewayInPage(config),
  })
  // While the app is written the mock is behind the same origin.
  if (import.meta.env.DEV) (await import('#features/demo/connect-mock.ts')).connectMock(fetch)
  await startApp(root)
}

// No await outside a function: a file that imports this one may come first, and would wait for itself.
const root = document.getElementById('root')
if (root) void main(root)
