import * as v from 'valibot'
import { restoreWorld, snapshotWorld } from '../../kernel/world/snapshot.ts'
import { command } from '../control-route.ts'
import type { Site } from '../../gateway.ts'
import { digestResponses, ledgerDigest } from '../../kernel/recording/call-recorder.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { applySwitches, readSwitches } from '../brand/site-switches.ts'
import { RECORDING_VERSION } from './recording-version.ts'
import type { Recording } from './recording.ts'

/** Returns what was recorded in a world so far. Throws a Refusal if the world is not recorded. */
function createRecording({ world, recorder, isStrict }: Site): Recording {
  const recorded = recorder.read()
  if (!recorded) {
    const value = { field: 'recording', reason: 'was not started: POST /__admin/recording' }
    throw new Refusal(400, 'request_param_err', 'This world is not recorded', value)
  }
  const responses = digestResponses(recorded.calls.map((call) => call.digest))
  const end = { at: world.clock.now(), responses, ledger: ledgerDigest(world) }
  return {
    recording: RECORDING_VERSION,
    document: openApiDocument.fingerprint,
    isStrict,
    ...recorded,
    end,
  } as Recording
}

const empty = v.strictObject({})
const replayInput = v.strictObject({ recording: v.unknown(), apply: v.optional(v.boolean(), false) })

export const recordingCommands = [
  command('GET /recording', empty, ({ site }) => createRecording(site)),
  command('POST /recording', empty, ({ site: { recorder } }) => recorder.start()),
  command('DELETE /recording', empty, ({ site: { recorder } }) => recorder.stop()),
  command('GET /recording/status', empty, ({ site: { recorder } }) => ({ calls: recorder.read()?.calls.length })),
  {
    ...command('POST /recording/replay', replayInput, async ({ site: { world, recorder }, input, createMock }) => {
      const { readRecording, replayToWorld } = await import('../restore.ts')
      const replayed = await replayToWorld(readRecording(input.recording), createMock)
      if (!input.apply || !replayed.result.isSame) return replayed.result
      await restoreWorld(world, snapshotWorld(replayed.world), 'exact')
      recorder.restart()
      return replayed.result
    }),
    allowsUnreadableText: true,
  },
  command('GET /link', empty, async ({ site, createMock }) => {
    const { createBrandLink, createLink } = await import('../restore.ts')
    const { recorder, world } = site
    const recorded = recorder.read()
    const isFromCreation = recorded !== undefined && !recorded.start.snapshot
    const { settings } = world
    const isChanged = [settings.brand, readSwitches(settings)].some((one) => Object.keys(one).length > 0)
    if (!isFromCreation && isChanged) return createBrandLink(settings)
    return createLink(createRecording(site), settings.brand, createMock)
  }),
  command('POST /link', v.strictObject({ link: v.string('is missing') }), async ({ site, input, createMock }) => {
    const { openBrandLink, openLink } = await import('../restore.ts')
    const only = await openBrandLink(input.link)
    if (only) {
      site.world.settings.brand = only.brand
      if (only.switches) applySwitches(site.world.settings, only.switches)
      return {}
    }
    const { world, session, brand } = await openLink(input.link, createMock, site.world.secret)
    await restoreWorld(site.world, snapshotWorld(world), 'exact')
    site.world.settings.brand = brand
    site.recorder.restart()
    return { session }
  }),
  command('GET /link/lost', empty, async ({ site, createMock }) => {
    const { hasChanges } = await import('../restore.ts')
    return { isChanged: await hasChanges(site, createMock) }
  }),
]
