import { setErrorReporter } from '#api/report-error.ts'
import { control, setControlTransport } from './control.ts'
import { showWorldBrand } from './brand/world-brand.ts'
import type { WorldBrand } from './brand/brand.queries.ts'
import { installDemoIdentity } from './identity.ts'

/**
 * Uses the mock behind `send` for the control API, as identity provider and for error reports. The messages of a stored world carry the
 * site's name of today, and the page shows the brand of its world.
 */
export async function connectMock(
  send: (request: Request) => Promise<Response>,
  siteName?: { vi: string; en: string },
) {
  setControlTransport(send)
  installDemoIdentity()
  setErrorReporter((report) => control('POST /errors', report))
  // Before the app starts, so that the site's own brand is not seen first. A mock that does not answer is reported by the app itself.
  await control<WorldBrand>('GET /brand').then(showWorldBrand, () => undefined)
  if (siteName) await control('PATCH /settings', { siteName })
}
