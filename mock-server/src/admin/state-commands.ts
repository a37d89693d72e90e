import * as v from 'valibot'
import { fingerprintOf, restoreWorld, type Snapshot, snapshotWorld } from '../kernel/world/snapshot.ts'
import { migrateSnapshot } from '../kernel/world/snapshot-migration.ts'
import { accountNames } from './account-names.ts'
import { command } from './control-route.ts'
import { assertCompatibleSnapshot } from './snapshot-compatibility.ts'

export const stateCommandsOf = (snapshot: v.GenericSchema<unknown, Snapshot>) => [
  command('GET /snapshot', v.strictObject({}), ({ site }) => snapshotWorld(site.world)),
  {
    ...command('POST /snapshot', snapshot, ({ site: { world }, worlds, input }) => {
      assertCompatibleSnapshot(input, { scenarios: worlds.scenarios, tables: world.database.names() })
      return restoreWorld(world, input, 'exact')
    }),
    migrate: migrateSnapshot,
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
