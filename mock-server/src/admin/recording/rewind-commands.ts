import * as v from 'valibot'
import { timeSchema } from '../clock-commands.ts'
import { command } from '../control-route.ts'

const empty = v.strictObject({})
const checkpoint = v.pipe(v.number(), v.integer(), v.minValue(0))
const target = v.union(
  [v.strictObject({ checkpoint }), v.strictObject({ time: timeSchema })],
  'must name a checkpoint of GET /__admin/checkpoints, or a time',
)

export const rewindCommands = [
  command('GET /checkpoints', empty, ({ site: { checkpoints } }) => checkpoints.list()),
  command('POST /checkpoints', empty, ({ site: { checkpoints } }) => {
    checkpoints.start()
    return checkpoints.list()
  }),
  command('DELETE /checkpoints', empty, ({ site: { checkpoints } }) => checkpoints.stop()),
  command('POST /rewind', target, async ({ site: { world, checkpoints }, input }) => {
    const reached = await checkpoints.rewind(input)
    if ('time' in input) world.clock.set(input.time)
    await world.catchUp()
    return { checkpoint: reached.checkpoint, time: world.clock.now() }
  }),
]
