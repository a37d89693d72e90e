import * as v from 'valibot'
import { clockCommands } from '../admin/clock-commands.ts'
import { command, type ControlRoute } from '../admin/control-route.ts'
import { faultCommands } from '../admin/fault-commands.ts'
import { journalCommands } from '../admin/journal-commands.ts'
import { rewindCommands } from '../admin/rewind-commands.ts'
import { stateCommandsOf } from '../admin/state-commands.ts'
import { worldCommands } from '../admin/world-commands.ts'
import { snapshotSchema } from '../kernel/world/snapshot.ts'

const GAMING_ONLY = /\/(health|scenarios|personas|lottery\/.*)$/

export const customCommands = (gateway: { operations: number; scenarios: string[] }): ControlRoute[] => [
  ...[...worldCommands, ...clockCommands, ...faultCommands].filter(({ path }) => !GAMING_ONLY.test(path)),
  ...[...journalCommands, ...stateCommandsOf(snapshotSchema), ...rewindCommands].filter(
    ({ path }) => !GAMING_ONLY.test(path),
  ),
  command('GET /health', v.strictObject({}), ({ worlds, site }) => ({
    status: 'up',
    operations: gateway.operations,
    worlds: worlds.names().length,
    ledger: site.world.ledgerInvariants.check() ?? 'balanced',
  })),
  command('GET /scenarios', v.strictObject({}), () => gateway.scenarios.map((name) => ({ name, about: name }))),
]
