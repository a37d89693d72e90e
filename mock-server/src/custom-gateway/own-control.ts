import * as v from 'valibot'
import { clockCommands } from '../admin/clock-commands.ts'
import { command, type ControlRoute } from '../admin/control-route.ts'
import { faultCommands } from '../admin/fault-commands.ts'
import { journalCommands } from '../admin/journal-commands.ts'
import { recordingCommands } from '../admin/recording-commands.ts'
import { stateCommandsOf } from '../admin/state-commands.ts'
import { worldCommands } from '../admin/world-commands.ts'
import { snapshotSchema } from '../kernel/snapshot.ts'

/** What speaks of the gaming gateway's own people, stories and lotteries. */
const GAMING = /\/(health|scenarios|personas|lottery\/.*)$/

/** The control API of somebody else's house: what a world has whatever lives in it. */
export const ownCommands = (about: { operations: number; scenarios: string[] }): ControlRoute[] => [
  ...[...worldCommands, ...clockCommands, ...faultCommands].filter(({ path }) => !GAMING.test(path)),
  ...[...journalCommands, ...stateCommandsOf(snapshotSchema), ...recordingCommands].filter(
    ({ path }) => !GAMING.test(path),
  ),
  command('GET /health', v.strictObject({}), ({ worlds, site }) => ({
    status: 'up',
    operations: about.operations,
    worlds: worlds.names().length,
    books: site.world.books.check() ?? 'balanced',
  })),
  command('GET /scenarios', v.strictObject({}), () => about.scenarios.map((name) => ({ name, about: name }))),
]
