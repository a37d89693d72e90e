import { setErrorReporter } from '#api/report-error.ts'
import { control, setControlTransport } from './control.ts'
import { installDemoIdentity } from './identity.ts'

/** Uses the mock behind `send` for the control API, as identity provider and for error reports. */
export function connectMock(send: (request: Request) => Promise<Response>) {
  setControlTransport(send)
  installDemoIdentity()
  setErrorReporter((report) => control('POST /errors', report))
}
