import { invalidField } from '../kernel/validation/refusal.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { LocalizedText } from '../catalogue/words.ts'
import { memberTable } from '../domains/member/member.model.ts'
import type { World } from '../kernel/world/world.ts'
import * as v from 'valibot'
import { fingerprintOf, restoreWorld, type Snapshot, snapshotWorld, migrateSnapshot } from '../kernel/world/snapshot.ts'
import { command } from './control-route.ts'

type Supported = { scenarios: readonly string[]; tables: readonly string[] }

const OTHER_GATEWAY =
  'the snapshot was made by another version or another gateway. Save a new one from a mock like this'

/** Refuses a snapshot of another gateway: a missing table would be emptied silently, and an unknown scenario could not be reset. */
function assertCompatibleSnapshot({ scenario, database }: Snapshot, { scenarios, tables }: Supported) {
  if (!scenarios.includes(scenario))
    throw invalidField(
      'scenario',
      `there is no "${scenario}" here, there are ${scenarios.join(', ')}: ${OTHER_GATEWAY}`,
    )
  const unknown = Object.keys(database).find((name) => !tables.includes(name))
  if (unknown !== undefined) throw invalidField(`database.${unknown}`, `is no table of this mock: ${OTHER_GATEWAY}`)
  const missing = tables.find((name) => !Object.hasOwn(database, name))
  if (missing !== undefined) throw invalidField(`database.${missing}`, `is missing: ${OTHER_GATEWAY}`)
}

/** Returns a member's nickname and account, or undefined if there is no such member. */
export function findPersonName(world: World, memberId: number | undefined): LocalizedText | undefined {
  const member = memberId === undefined ? undefined : world.table(memberTable).get(memberId)
  if (!member) return undefined
  const name = member.nickname ? `${member.nickname} (${member.account})` : member.account
  return { vi: name, en: name }
}

/** Returns the names of the people and vendors behind the ledger's accounts, by account. The gateway's other accounts have no name. */
function accountNames(world: World): Record<string, LocalizedText> {
  const nameOf = (account: string): LocalizedText | undefined => {
    const [kind, id = ''] = account.split(':')
    return kind === 'house' ? catalogue().vendorByCode.get(id)?.name : findPersonName(world, Number(id))
  }
  const named = Object.keys(world.ledger.accounts()).map((account) => [account, nameOf(account)] as const)
  return Object.fromEntries(named.flatMap(([account, name]) => (name ? [[account, name]] : [])))
}

export const stateCommandsOf = (snapshot: v.GenericSchema<unknown, Snapshot>) => [
  command('GET /snapshot', v.strictObject({}), ({ site }) => snapshotWorld(site.world)),
  {
    ...command('POST /snapshot', snapshot, ({ site: { world }, worlds, input }) => {
      assertCompatibleSnapshot(input, { scenarios: worlds.scenarios, tables: world.database.names() })
      return restoreWorld(world, input, 'exact')
    }),
    migrate: migrateSnapshot,
    allowsUnreadableText: true,
  },
  command('GET /fingerprint', v.strictObject({}), ({ site }) => ({
    fingerprint: fingerprintOf(site.world),
  })),
  command('GET /ledger', v.strictObject({}), ({ site: { world } }) => ({
    status: world.ledgerInvariants.check() ?? 'balanced',
    accounts: world.ledger.accounts(),
    names: accountNames(world),
  })),
  command('POST /ledger/verify', v.strictObject({}), ({ site: { world } }) => ({
    status: world.ledgerInvariants.verify() ?? 'balanced',
  })),
  command(
    'POST /lottery/next-draw',
    v.strictObject({
      gameCode: v.optional(v.string()),
      seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)), 5),
    }),
    async ({ site: { world, services }, input }) => {
      const drawAt = services.lottery.nextDrawAt(input.gameCode)
      world.clock.set(Math.max(world.clock.now(), drawAt - input.seconds * 1000))
      await world.catchUp()
      return { time: world.clock.now(), drawAt }
    },
  ),
]
