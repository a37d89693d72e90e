import { withHints } from './control-client.ts'
import { defineSubcommands, type Subcommand } from './subcommands.ts'

type Checkpoint = { checkpoint: number; at: number; changes: number }

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  start: {
    async run({ ask }) {
      await ask('POST /checkpoints')
      return ['Checkpoints are kept from now on: npx longan rewind list']
    },
  },
  list: { run: async ({ ask }) => (await recorded(ask<Checkpoint[]>('GET /checkpoints'))).map(lineOf) },
  stop: {
    async run({ ask }) {
      await ask('DELETE /checkpoints')
      return ['No more checkpoints are kept']
    },
  },
  to: {
    argument: 'a checkpoint of "rewind list", or an ISO date',
    isValid: (where) => /^\d{1,9}$/.test(where) || !Number.isNaN(Date.parse(where)),
    async run({ ask }, where) {
      const target = /^\d{1,9}$/.test(where) ? { checkpoint: Number(where) } : { time: where }
      const { checkpoint, time } = await recorded(ask<{ checkpoint: number; time: number }>('POST /rewind', target))
      return [`It is ${new Date(time).toISOString()} again, checkpoint ${checkpoint}`]
    },
  },
}

export const rewind = defineSubcommands(
  {
    name: 'rewind',
    description: 'Returns to a checkpoint of a world; checkpoints are kept after `start`, and later ones are dropped.',
    positionals: 'start | list | to CHECKPOINT | to DATE | stop',
    example: 'npx longan rewind start\nnpx longan rewind to 3\nnpx longan rewind to 2026-11-20T19:00:00Z',
  },
  SUBCOMMANDS,
  'list',
)

const recorded = <Answer>(request: Promise<Answer>) =>
  withHints(request, { checkpoints: 'This world keeps no checkpoints: start with npx longan rewind start' })

const lineOf = ({ checkpoint, at, changes }: Checkpoint) =>
  `${String(checkpoint).padStart(6)}  ${new Date(at).toISOString()}  ${changes} changes`
