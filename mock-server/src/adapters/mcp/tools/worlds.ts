import * as v from 'valibot'
import { describeDiff } from '../../../admin/diff/describe-diff.ts'
import { diffWorlds, type WorldState } from '../../../admin/diff/world-diff.ts'
import { actions, assertGiven, defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'
import type { McpContext, WorldClient } from '../mcp-context.ts'

type Checkpoint = { checkpoint: number; at: number; changes: number }
type Created = { name: string; scenario: string; seed: number; time: number }

const NO_CHECKPOINTS = 'is missing: this world keeps no checkpoints yet'

const toDate = (time: number) => new Date(time).toISOString()
const describeWorld = ({ time, ...world }: Created) => ({ ...world, time: toDate(time) })

/** What an agent compares before and after: time, money and faults. */
async function summarize({ name, control }: WorldClient) {
  const [clock, ledger, faults, { calls }] = await Promise.all([
    control<{ iso: string; isFrozen: boolean }>('GET /clock'),
    control<{ status: string; accounts: object }>('GET /ledger'),
    control<unknown[]>('GET /faults'),
    control<{ calls?: number }>('GET /recording/status'),
  ])
  return {
    name,
    time: clock.iso,
    isFrozen: clock.isFrozen,
    ledger: ledger.status,
    accounts: Object.keys(ledger.accounts).length,
    faults: faults.length,
    recordedCalls: calls ?? 'not recorded',
  }
}

async function rewind({ name, control }: WorldClient, to: string | number) {
  const kept = await control<Checkpoint[]>('GET /checkpoints').catch(() => [])
  if (kept.length === 0)
    throw new ToolFailure(
      `checkpoint ${NO_CHECKPOINTS}`,
      `worlds {"action":"checkpoints","world":"${name}"} starts them; then act, and rewind`,
    )
  const target = typeof to === 'number' ? { checkpoint: to } : { time: to }
  const { checkpoint, time } = await control<{ checkpoint: number; time: number }>('POST /rewind', target)
  return { checkpoint, time: toDate(time) }
}

async function listCheckpoints({ control }: WorldClient) {
  const kept = await control<Checkpoint[]>('GET /checkpoints').catch(() => control<Checkpoint[]>('POST /checkpoints'))
  return kept.map(({ at, ...one }) => ({ ...one, at: toDate(at) }))
}

async function compare(earlier: WorldClient, later: WorldClient) {
  const states = await Promise.all([earlier, later].map(({ control }) => control<WorldState>('GET /snapshot')))
  return describeDiff(diffWorlds(states[0]!, states[1]!))
}

type NewWorld = {
  scenario?: string | undefined
  seed?: number | undefined
  time?: string | undefined
  recorded?: boolean | undefined
  frozen: boolean
}

async function create(name: string, { recorded: isRecorded, frozen, ...wanted }: NewWorld, context: McpContext) {
  const { scenario, seed, time } = wanted
  const creator = await context.openWorld('default')
  const created = await creator.control<Created>('POST /worlds', { name, scenario, seed, time, isRecorded })
  const { control, forgetSessions } = await context.openWorld(name)
  forgetSessions()
  if (!frozen) return describeWorld(created)
  await control('POST /clock/freeze')
  // The host's time has passed since the world was created.
  const { time: now } = await control<{ time: number }>('POST /clock/set', { time: time ?? created.time })
  return { ...describeWorld({ ...created, time: now }), isFrozen: true }
}

export const worlds = defineTool({
  name: 'worlds',
  title: 'Worlds',
  description:
    'Lists, creates, shows, forks, compares, rewinds or removes worlds. A world has its own members, money, clock and faults. create replaces a world of the same name. checkpoints starts to keep checkpoints and lists them; rewind returns to one. fork copies a world before you act; afterwards diff says what changed from the copy, name, to the world.',
  schema: v.strictObject({
    action: actions(['list', 'create', 'show', 'fork', 'diff', 'checkpoints', 'rewind', 'remove']),
    world: worldField,
    name: optionalText('of the new or removed world, or of the copy that diff compares with'),
    scenario: optionalText('of the new world, such as default or empty: scenario {"action":"list"}'),
    seed: v.optional(
      v.pipe(v.number('must be a number'), v.integer(), v.description('makes the new world reproducible')),
    ),
    time: optionalText('ISO date: of the new world, or to rewind to'),
    frozen: v.optional(v.pipe(v.boolean(), v.description('the clock of the new world stands still')), false),
    recorded: v.optional(v.pipe(v.boolean(), v.description('records the new world from its creation'))),
    checkpoint: v.optional(v.pipe(v.number('must be a number'), v.integer(), v.description('to rewind to'))),
  }),
  async run(input, context) {
    const client = await context.openWorld(input.world)
    const { control } = client
    if (input.action === 'list')
      return { value: await control<string[]>('GET /worlds'), next: 'worlds {"action":"create","name":"mine"}' }
    if (input.action === 'show') return { value: await summarize(client) }
    if (input.action === 'checkpoints') return { value: await listCheckpoints(client) }
    if (input.action === 'rewind') {
      const to = input.checkpoint ?? input.time
      if (to === undefined) assertGiven('worlds', input, 'checkpoint')
      client.forgetSessions()
      return { value: await rewind(client, to!) }
    }
    assertGiven('worlds', input, 'name')
    const { name } = input
    if (input.action === 'remove') {
      await control('DELETE /worlds', { name })
      return { value: { removed: name } }
    }
    if (input.action === 'diff') return { value: await compare(await context.openWorld(name), client) }
    if (input.action === 'fork') return { value: describeWorld(await control<Created>('POST /worlds/fork', { name })) }
    const created = await create(name, input, context)
    return { value: created, next: `act_as {"world":"${name}","account":"demo01"}` }
  },
})
