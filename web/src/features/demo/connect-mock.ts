import { setControlTransport } from './control.ts'
import { installDemoIdentity } from './identity.ts'

/** Uses the mock behind `send` for the control API and as identity provider. */
export function connectMock(send: (request: Request) => Promise<Response>) {
  setControlTransport(send)
  installDemoIdentity()
}
