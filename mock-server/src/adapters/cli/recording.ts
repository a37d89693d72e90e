import { readCommand } from '../../../../command-line.ts'
import type { Capsule } from '../../admin/recording.ts'
import { worded } from './control-client.ts'
import { writeWhole } from './json-file.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

/** `longan capsule`: what happened in a world, in a file. */
export async function capsule(said: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npm run longan -- capsule',
      about:
        'What happens in a world from `start` on (with npm run mock -- --tape from its birth), in one file that `longan replay` makes happen again. What was sent is in it, passwords and tokens of the mock too.',
      flags: MOCK_FLAGS,
      words: 'start | save FILE | stop',
      example:
        'npm run longan -- capsule start\nnpm run longan -- capsule save found.json\nnpm run longan -- replay found.json',
    },
    said,
  )
  const { words, refuse } = command
  const [verb = '', file] = words
  refuseMore(words, { most: verb === 'save' ? 2 : 1, refuse })
  if (!['start', 'save', 'stop'].includes(verb))
    return refuse(verb ? `There is no "capsule ${verb}"` : 'start, save or stop?')
  if (verb === 'save' && !file) return refuse('"capsule save" takes a file')
  await withMock(command, async ({ ask }) => {
    if (verb === 'start') await ask('POST /capsule')
    if (verb === 'stop') await ask('DELETE /capsule')
    if (!file)
      return say(verb === 'start' ? 'Everything the world is asked is kept from now on' : 'Nothing is kept any more')
    const taken = await worded(ask<Capsule>('GET /capsule'), {
      capsule: 'Nothing is kept in this world: npm run longan -- capsule start begins it',
    })
    await writeWhole(file, JSON.stringify(taken), { kind: 'capsule', refuse })
    const { beginning, calls, end } = taken
    say(
      `${calls.length} requests to "${beginning.name}" are in ${file}`,
      `Answers ${end.answers}`,
      `Ledger  ${end.ledger}`,
    )
  })
}
