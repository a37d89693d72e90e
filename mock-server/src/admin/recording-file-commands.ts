import * as v from 'valibot'
import { restoreWorld, snapshotWorld } from '../kernel/snapshot.ts'
import { command } from './control-route.ts'
import { createRecording } from './create-recording.ts'

const nothing = v.strictObject({})
/** A capsule, and whether this world goes on as the one that comes of it. */
const replayed = v.strictObject({ capsule: v.unknown(), take: v.optional(v.boolean(), false) })

/** What a world is asked, so that it can be asked again. */
export const capsuleCommands = [
  command('GET /capsule', nothing, ({ site }) => createRecording(site)),
  command('POST /capsule', nothing, ({ site: { tape } }) => tape.start()),
  command('DELETE /capsule', nothing, ({ site: { tape } }) => tape.stop()),
  command('GET /link', nothing, async ({ site, make }) => {
    const { linkOf } = await import('./restore.ts')
    return { link: await linkOf(createRecording(site), make) }
  }),
  command('POST /link', v.strictObject({ link: v.string('is missing') }), async ({ site, input, make }) => {
    const { openLink } = await import('./restore.ts')
    const { world, session } = await openLink(input.link, make, site.world.secret)
    await restoreWorld(site.world, snapshotWorld(world), 'exact')
    site.tape.beginAnew()
    return { session }
  }),
  command('GET /link/lost', nothing, async ({ site, make }) => {
    const { isChanged } = await import('./restore.ts')
    return { isChanged: await isChanged(site, make) }
  }),
  command('GET /capsule/tape', nothing, ({ site: { tape } }) => ({ calls: tape.read()?.calls.length })),
  command('POST /capsule/replay', replayed, async ({ site: { world, tape }, input, make }) => {
    const { readCapsule, worldOfCapsule } = await import('./restore.ts')
    const led = await worldOfCapsule(readCapsule(input.capsule), make)
    if (!input.take || !led.replayed.isSame) return led.replayed
    await restoreWorld(world, snapshotWorld(led.world), 'exact')
    tape.beginAnew()
    return led.replayed
  }),
]
