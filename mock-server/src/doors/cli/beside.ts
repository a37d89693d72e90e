import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gatewayAt } from '../drift/gateway-side.ts'
import type * as Door from '../node.ts'
import type { MockServer } from '../../mock-server.ts'
import { addressOf } from './running-mock.ts'

/** What `npm run contracts -- --coverage` has written last. */
const COVERAGE = fileURLToPath(new URL('../../../../.cache/coverage/coverage.json', import.meta.url))

export const BESIDE_FLAGS = {
  'proxy-url': { value: 'URL', about: 'a gateway beside the mock' },
  real: { value: 'TAGS', about: 'tags that the gateway answers: games,lottery' },
  shadow: {
    value: 'TAGS',
    about: 'tags whose questions the gateway is asked too; the mock answers, differences are told',
  },
  'gateway-token': { value: 'TOKEN', about: 'a session at the gateway, instead of the caller’s at the mock' },
  force: { about: 'let the gateway answer tags whose contracts are not all shown (npm run contracts -- --coverage)' },
} as const

type Flags = { [Name in 'proxy-url' | 'real' | 'shadow' | 'gateway-token']: string | undefined } & { force: boolean }
type Refuse = (sentence: string) => never

/** The mock, with a gateway beside it where the flags name one. */
export function beside(
  mock: MockServer,
  flags: Flags,
  { door, refuse }: { door: typeof Door; refuse: Refuse },
): MockServer {
  const [real, shadow] = [tagsOf('real'), tagsOf('shadow')]
  const { 'proxy-url': address, 'gateway-token': token } = flags
  if (!address) return real.length + shadow.length > 0 ? refuse('Which gateway? Name it with --proxy-url') : mock
  const gateway = gatewayAt(addressOf('proxy-url', { text: address, refuse }))
  const both = real.find((tag) => shadow.includes(tag))
  if (both) refuse(`"${both}" is either real or shadowed, not both`)
  if (!flags.force) for (const tag of [...real, ...shadow]) refuseUnproven(tag, refuse)
  const log = (sentence: string) => void process.stderr.write(`✗ ${sentence}\n`)
  return { ...mock, handle: door.besideGateway(mock.handle, { gateway, real, shadow, token, log }) }

  function tagsOf(name: 'real' | 'shadow'): string[] {
    const tags = (flags[name] ?? '').split(',').filter(Boolean)
    const known = door.driftTags()
    const unknown = tags.find((tag) => !known.includes(tag))
    return unknown ? refuse(`--${name}: there is no tag "${unknown}"; there are ${known.join(', ')}`) : tags
  }
}

type Row = { operation: string; domain: string; word: string }

/** A gateway is let in only where it is shown what is expected of it. */
function refuseUnproven(tag: string, refuse: Refuse) {
  const own = rowsOf(refuse).filter(({ domain }) => domain === tag)
  const gaps = own.filter(({ word }) => word !== 'covered')
  if (own.length > 0 && gaps.length === 0) return
  const why = gaps[0]
    ? `${gaps.length} outcomes, such as one of ${gaps[0].operation}, are ${gaps[0].word}`
    : 'nothing is known of it'
  refuse(`The contracts of "${tag}" are not green: ${why}. --force lets the gateway in all the same`)
}

function rowsOf(refuse: Refuse): Row[] {
  try {
    return JSON.parse(readFileSync(process.env['LONGAN_COVERAGE'] ?? COVERAGE, 'utf8')) as Row[]
  } catch {
    return refuse(
      'Whether the contracts are green is not known: run npm run contracts -- --coverage first, or say --force',
    )
  }
}
