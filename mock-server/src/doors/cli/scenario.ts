import { readCommand } from '../../../../command-line.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

type Listed = { name: string; about: string; personas?: string[] }

/** `longan scenario`: what a world begins as. */
export async function scenario(said: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npm run longan -- scenario',
      about: 'What a fresh world can contain; `load` makes a world anew as such a one, and forgets what it was.',
      flags: MOCK_FLAGS,
      words: 'list | load NAME',
      example: 'npm run longan -- scenario list\nnpm run longan -- scenario load SC36 --world demo',
    },
    said,
  )
  const { words, refuse } = command
  const [verb = 'list', name] = words
  refuseMore(words, { most: verb === 'load' ? 2 : 1, refuse })
  if (verb === 'list')
    return withMock(command, async ({ ask }) => say(...(await ask<Listed[]>('GET /scenarios')).map(lineOf)))
  if (verb !== 'load') return refuse(`There is no "scenario ${verb}"`)
  if (!name) return refuse('"scenario load" takes the name of a scenario')
  await withMock(command, async ({ ask }) => {
    const reset = await ask<{ name: string; scenario: string }>('POST /reset', { scenario: name })
    say(`The world "${reset.name}" begins anew as ${reset.scenario}`)
  })
}

const lineOf = ({ name, about, personas }: Listed) =>
  `${name.padEnd(8)} ${about}${personas ? ` (${personas.join(', ')})` : ''}`
