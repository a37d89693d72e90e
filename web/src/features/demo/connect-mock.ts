import { setErrorReporter } from '#api/report-error.ts'
import type { SiteBrand } from '#lib/site/config-shape.ts'
import { control, setControlTransport } from './control.ts'
import { installDemoIdentity } from './identity.ts'

/** Uses the mock behind `send` for the control API, as identity provider and for error reports. Its messages carry the name of the brand. */
export async function connectMock(send: (request: Request) => Promise<Response>, brand?: SiteBrand) {
  setControlTransport(send)
  installDemoIdentity()
  setErrorReporter((report) => control('POST /errors', report))
  if (brand) await control('PATCH /settings', { siteName: { vi: brand.name.VI, en: brand.name.EN } })
}
