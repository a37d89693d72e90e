import { assertHeaderText, parseAddress, refuse, warn } from '../../../../../command-line.ts'
import { createGatewayClient } from '../../drift/gateway-client.ts'
import { loadNodeAdapter } from '../bundle.ts'
import type { MockServer } from '../../../mock-server.ts'
import { assertCovered, assertVerified } from '../proxy-preconditions.ts'

export const PROXY_FLAGS = {
  'proxy-url': { value: 'URL', description: 'a gateway that answers or is compared with some tags' },
  real: { value: 'TAGS', description: 'tags that the gateway answers, such as games,lottery' },
  shadow: {
    value: 'TAGS',
    description: 'tags that the mock answers; GET requests are also sent to the gateway and differences are logged',
  },
  'gateway-token': { value: 'TOKEN', description: 'a session token of the gateway, sent instead of the caller’s' },
  'gateway-merchant': { value: 'CODE', description: 'the merchant the gateway knows', default: 'DEMO' },
  force: {
    description: 'admit the gateway even if contracts are uncovered or not verified, or responses differ',
  },
} as const

type Flags = { [Name in 'proxy-url' | 'real' | 'shadow' | 'gateway-token']: string | undefined } & {
  'gateway-merchant': string
  force: boolean
}

/** The mock, with a gateway beside it where the flags name one. What is only shadowed need not be proven: that is how it is. */
export async function withProxy(mock: MockServer, flags: Flags): Promise<MockServer> {
  const { driftTags, proxyToGateway } = await loadNodeAdapter()
  const [real, shadow] = [tagsOf('real'), tagsOf('shadow')]
  const { 'proxy-url': address, 'gateway-token': token, 'gateway-merchant': merchant } = flags
  assertHeaderText('gateway-token', token)
  if (!address)
    return real.length + shadow.length > 0 || token || flags.force
      ? refuse('A gateway is missing: pass it with --proxy-url')
      : mock
  const url = parseAddress('proxy-url', address)
  const gateway = createGatewayClient(url)
  if (real.length + shadow.length === 0) refuse('Tags for the gateway are missing: pass them with --real or --shadow')
  const both = real.find((tag) => shadow.includes(tag))
  if (both) refuse(`"${both}" cannot be in both --real and --shadow`)
  if (!flags.force) {
    for (const tag of [...real, ...shadow]) await assertCovered(tag)
    const context = { url, gateway, token, merchant }
    for (const tag of real) await assertVerified(tag, context)
  }
  const log = (sentence: string) => warn(`✗ ${sentence}`)
  return { ...mock, handle: proxyToGateway(mock.handle, { gateway, real, shadow, token, merchant, log }) }

  function tagsOf(name: 'real' | 'shadow'): string[] {
    if (flags[name] === undefined) return []
    const tags = flags[name]
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const known = driftTags()
    const unknown = tags.find((tag) => !known.includes(tag))
    return unknown ? refuse(`--${name}: there is no tag "${unknown}"; there are ${known.join(', ')}`) : tags
  }
}
