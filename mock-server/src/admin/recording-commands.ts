import * as v from 'valibot'
import { command } from './control-route.ts'
import { timeSchema } from './clock-commands.ts'

const nothing = v.strictObject({})
const moment = v.pipe(v.number(), v.integer(), v.minValue(0))
const earlier = v.union(
  [v.strictObject({ moment }), v.strictObject({ time: timeSchema })],
  'must name a moment of GET /__admin/recording, or a time',
)

/** An earlier state of a world: what is recorded can be rewound. */
export const recordingCommands = [
  command('GET /recording', nothing, ({ site: { recorder } }) => recorder.moments()),
  command('POST /recording', nothing, ({ site: { recorder } }) => {
    recorder.start()
    return recorder.moments()
  }),
  command('DELETE /recording', nothing, ({ site: { recorder } }) => recorder.stop()),
  command('POST /rewind', earlier, async ({ site: { world, recorder }, input }) => {
    const { moment: reached } = await recorder.rewind(input)
    if ('time' in input) world.clock.set(input.time)
    await world.catchUp()
    return { moment: reached, time: world.clock.now() }
  }),
]
