import { readCommand } from '../../../../command-line.ts'
import type { Control } from './control-client.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

type Moment = { moment: number; at: number; changes: number }

const VERBS: Readonly<Record<string, (control: Control, where: string) => Promise<string[]>>> = {
  start: async ({ ask }) => {
    await ask('POST /recording')
    return ['From now on every moment is kept: npm run longan -- rewind list']
  },
  list: async ({ ask }) => (await ask<Moment[]>('GET /recording')).map(lineOf),
  stop: async ({ ask }) => {
    await ask('DELETE /recording')
    return ['Nothing is kept any more']
  },
  to: async ({ ask }, where) => {
    const earlier = /^\d{1,9}$/.test(where) ? { moment: Number(where) } : { time: where }
    const { moment, time } = await ask<{ moment: number; time: number }>('POST /rewind', earlier)
    return [`It is ${new Date(time).toISOString()} again, moment ${moment}`]
  },
}

/** `longan rewind`: back to an earlier moment of a world. */
export async function rewind(said: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npm run longan -- rewind',
      about: 'Brings an earlier moment of a world back, of those since `start`; what came after it is forgotten.',
      flags: MOCK_FLAGS,
      words: 'start | list | to MOMENT | to DATE | stop',
      example:
        'npm run longan -- rewind start\nnpm run longan -- rewind to 3\nnpm run longan -- rewind to 2026-11-20T19:00:00Z',
    },
    said,
  )
  const { words, refuse } = command
  const [name = 'list', where = ''] = words
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name]! : refuse(`There is no "rewind ${name}"`)
  refuseMore(words, { most: name === 'to' ? 2 : 1, refuse })
  if (name === 'to' && where === '') refuse('"rewind to" takes a moment of "rewind list", or an ISO date')
  await withMock(command, async (control) => say(...(await verb(control, where))))
}

const lineOf = ({ moment, at, changes }: Moment) =>
  `${String(moment).padStart(6)}  ${new Date(at).toISOString()}  ${changes} changes`
