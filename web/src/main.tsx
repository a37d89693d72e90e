import './run-react.ts'
import './styles/index.css'
import { connect } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { startApp } from '#app/start.tsx'
import { report } from '#app/watch-errors.ts'
import { currentLanguage, startI18n } from '#i18n/i18n.ts'
import { applyConfig } from '#lib/site/config.ts'
import type { Config } from '#lib/site/config-shape.ts'
import { deviceId } from '#lib/storage/device-id.ts'
import { isStandalone } from '#lib/device/display-mode.ts'
import { readSiteData } from '#lib/site/site-data.ts'
import { startTheme } from '#lib/storage/theme.ts'

// The first stylesheet: shared components and home compress together, and a page of shared components renders at once. Switches, toasts and the cover of a game that loads come later.
import.meta.glob(
  [
    './{ui,app}/*/*.module.css',
    './{shared,shared/member,features/home}/*.module.css',
    '!./ui/gallery/*',
    '!./ui/{form/switch,overlay/toast,page/loading-cover}.module.css',
  ],
  {
    eager: true,
  },
)

async function startMockInPage(config: Config) {
  if (import.meta.env.MODE !== 'demo') return undefined
  const [{ openInPage }, { connectMock }] = await Promise.all([
    import('@longan/mock-server/browser'),
    import('#features/demo/connect-mock.ts'),
  ])
  const siteName = config.brand && { vi: config.brand.name.VI, en: config.brand.name.EN }
  const { fetch } = await openInPage(undefined, { siteName })
  await connectMock(fetch, siteName)
  config.mode = 'demo'
  return fetch
}

async function main(root: HTMLElement) {
  // Two tasks, so that a tap can be handled between loading and starting the app.
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
    fetch: await startMockInPage(config),
  })
  // In development the mock is at the same origin.
  if (import.meta.env.DEV) await (await import('#features/demo/connect-mock.ts')).connectMock(fetch)
  await startApp(root)
}

// No top-level await: a chunk that imports this one may be loaded first, and would wait for itself.
const root = document.getElementById('root')
if (root)
  void main(root).catch((error: unknown) => {
    report(error)
    throw error
  })
