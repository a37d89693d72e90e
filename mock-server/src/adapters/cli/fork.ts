import { readCommand } from '../../../../command-line.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

/** `longan fork`: a second world out of one. */
export async function fork(said: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npm run longan -- fork',
      about:
        'Makes a world that goes on where this one stands. Requests name it in the x-mock-world header or the mock_world cookie.',
      flags: { ...MOCK_FLAGS, replace: { about: 'in place of a world that has this name' } },
      words: 'NAME',
      example: 'npm run longan -- fork aside\nnpm run longan -- fork second --world first',
    },
    said,
  )
  const { flags, words, refuse } = command
  const [name] = words
  refuseMore(words, { most: 1, refuse })
  if (!name) return refuse('What shall the new world be called?')
  await withMock(command, async ({ ask }) => {
    const made = await ask<{ name: string; time: number }>('POST /worlds/fork', { name, replace: flags.replace })
    say(`"${made.name}" goes on where "${flags.world ?? 'default'}" stands: ${new Date(made.time).toISOString()}`)
  })
}
