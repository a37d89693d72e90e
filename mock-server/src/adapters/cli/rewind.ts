import { worded } from './control-client.ts'
import { defineSubcommands, type Subcommand } from './subcommands.ts'

type Moment = { moment: number; at: number; changes: number }

const VERBS: Readonly<Record<string, Subcommand>> = {
  start: {
    async work({ ask }) {
      await ask('POST /recording')
      return ['From now on every moment is kept: npm run longan -- rewind list']
    },
  },
  list: { work: async ({ ask }) => (await recorded(ask<Moment[]>('GET /recording'))).map(lineOf) },
  stop: {
    async work({ ask }) {
      await ask('DELETE /recording')
      return ['Nothing is kept any more']
    },
  },
  to: {
    takes: 'a moment of "rewind list", or an ISO date',
    fits: (where) => /^\d{1,9}$/.test(where) || !Number.isNaN(Date.parse(where)),
    async work({ ask }, where) {
      const earlier = /^\d{1,9}$/.test(where) ? { moment: Number(where) } : { time: where }
      const { moment, time } = await recorded(ask<{ moment: number; time: number }>('POST /rewind', earlier))
      return [`It is ${new Date(time).toISOString()} again, moment ${moment}`]
    },
  },
}

/** `longan rewind`: back to an earlier moment of a world. */
export const rewind = defineSubcommands(
  {
    name: 'rewind',
    about: 'Brings an earlier moment of a world back, of those since `start`; what came after it is forgotten.',
    words: 'start | list | to MOMENT | to DATE | stop',
    example:
      'npm run longan -- rewind start\nnpm run longan -- rewind to 3\nnpm run longan -- rewind to 2026-11-20T19:00:00Z',
  },
  VERBS,
  'list',
)

const recorded = <Answer>(asked: Promise<Answer>) =>
  worded(asked, { recording: 'Nothing is recorded in this world: npm run longan -- rewind start begins it' })

const lineOf = ({ moment, at, changes }: Moment) =>
  `${String(moment).padStart(6)}  ${new Date(at).toISOString()}  ${changes} changes`
