import { toFailure } from '../../kernel/http/failure.ts'
import type { Reply } from '../../kernel/http/http.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { type EdgeEnv, stubOf } from './edge-env.ts'
import type { SerializedCall } from './call-codec.ts'

/** Returns the network of an address: an IPv6 client has a /64 to itself. */
export function networkOf(address = 'unknown'): string {
  if (!address.includes(':')) return address
  const groups = address.split('::')[0]!.split(':')
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}

const CREATING_PATHS = ['/__admin/worlds', '/__admin/worlds/fork']

/** Returns true if a call to an existing world may create another one. */
export const mayCreateWorld = ({ method, path }: SerializedCall): boolean =>
  method === 'POST' && CREATING_PATHS.includes(path)

/** Counts a new world of the caller's address. Returns the refusal if the address has created too many in an hour. */
export async function refuseNewWorld(env: EdgeEnv, { headers }: SerializedCall): Promise<Reply | undefined> {
  if (!env.WORLDS_PER_HOUR) return undefined
  // No world has a name with a space, so the counter has an object of its own.
  const counter = stubOf(env, `new worlds of ${networkOf(headers['cf-connecting-ip'])}`)
  if (await counter.countNewWorld(Number(env.WORLDS_PER_HOUR))) return undefined
  const reason = `This address has created ${env.WORLDS_PER_HOUR} worlds in an hour: use one of them, or wait an hour`
  return toFailure(new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field: 'x-mock-world', reason }))
}
