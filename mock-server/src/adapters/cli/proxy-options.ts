import { assertHeaderText } from '../../../../command-line.ts'
import { gatewayAt } from '../drift/gateway-client.ts'
import type * as Door from '../node.ts'
import type { MockServer } from '../../mock-server.ts'
import { assertCovered, assertVerified } from './proxy-preconditions.ts'
import { addressOf } from './running-mock.ts'

export const PROXY_FLAGS = {
  'proxy-url': { value: 'URL', description: 'a gateway beside the mock' },
  real: { value: 'TAGS', description: 'tags that the gateway answers: games,lottery' },
  shadow: {
    value: 'TAGS',
    description: 'tags whose questions the gateway is asked too; the mock answers, differences are told',
  },
  'gateway-token': { value: 'TOKEN', description: 'a session at the gateway, instead of the caller’s at the mock' },
  'gateway-merchant': { value: 'CODE', description: 'the merchant the gateway knows', default: 'DEMO' },
  force: {
    description: 'let the gateway answer tags whose contracts, coverage or answers are not all as they should be',
  },
} as const

type Flags = { [Name in 'proxy-url' | 'real' | 'shadow' | 'gateway-token']: string | undefined } & {
  'gateway-merchant': string
  force: boolean
}
type Refuse = (sentence: string) => never

/** The mock, with a gateway beside it where the flags name one. What is only shadowed need not be proven: that is how it is. */
export async function withProxy(
  mock: MockServer,
  flags: Flags,
  { door, refuse }: { door: typeof Door; refuse: Refuse },
): Promise<MockServer> {
  const [real, shadow] = [tagsOf('real'), tagsOf('shadow')]
  const { 'proxy-url': address, 'gateway-token': token, 'gateway-merchant': merchant } = flags
  assertHeaderText('gateway-token', { text: token, refuse })
  if (!address)
    return real.length + shadow.length > 0 || token ? refuse('Which gateway? Name it with --proxy-url') : mock
  const url = addressOf('proxy-url', { text: address, refuse })
  const gateway = gatewayAt(url)
  if (real.length + shadow.length === 0) refuse('Which tags are the gateway’s? Name them with --real or --shadow')
  const both = real.find((tag) => shadow.includes(tag))
  if (both) refuse(`"${both}" is either real or shadowed, not both`)
  if (!flags.force) {
    for (const tag of [...real, ...shadow]) assertCovered(tag, { door, refuse })
    const around = { url, gateway, token, merchant, door, refuse }
    for (const tag of real) await assertVerified(tag, around)
  }
  const log = (sentence: string) => void process.stderr.write(`✗ ${sentence}\n`)
  return { ...mock, handle: door.proxyToGateway(mock.handle, { gateway, real, shadow, token, merchant, log }) }

  function tagsOf(name: 'real' | 'shadow'): string[] {
    const tags = (flags[name] ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const known = door.driftTags()
    const unknown = tags.find((tag) => !known.includes(tag))
    return unknown ? refuse(`--${name}: there is no tag "${unknown}"; there are ${known.join(', ')}`) : tags
  }
}
