import * as v from 'valibot'
import { restoreWorld, snapshotSchema, snapshotWorld } from '../kernel/snapshot.ts'
import { command } from './control-route.ts'

export const stateCommands = [
  command('GET /snapshot', v.object({}), ({ site }) => snapshotWorld(site.world)),
  command('POST /snapshot', snapshotSchema, ({ site, input }) => restoreWorld(site.world, input, 'exact')),
  command('GET /ledger', v.object({}), ({ site: { world } }) => ({
    books: world.books.check() ?? 'balanced',
    accounts: world.ledger.accounts(),
  })),
  command('POST /books/recount', v.object({}), ({ site: { world } }) => ({
    books: world.books.recount() ?? 'balanced',
  })),
  command(
    'POST /lottery/next-draw',
    v.object({ gameCode: v.optional(v.string()), seconds: v.optional(v.pipe(v.number(), v.minValue(0)), 5) }),
    async ({ site: { world, services }, input }) => {
      const drawAt = services.lottery.nextDrawAt(input.gameCode)
      world.clock.set(Math.max(world.clock.now(), drawAt - input.seconds * 1000))
      await world.catchUp()
      return { time: world.clock.now(), drawAt }
    },
  ),
]
