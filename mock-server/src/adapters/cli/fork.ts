import { readCommand } from '../../../../command-line.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, print, withMock } from './running-mock.ts'

/** `longan fork`: a second world out of one. */
export async function fork(argv: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npx longan fork',
      description:
        'Makes a world that goes on where this one stands. Requests name it in the x-mock-world header or the mock_world cookie.',
      flags: { ...MOCK_FLAGS, replace: { description: 'in place of a world that has this name' } },
      positionals: 'NAME',
      example: 'npx longan fork aside\nnpx longan fork second --world first',
    },
    argv,
  )
  const { flags, positionals, refuse } = command
  const [name] = positionals
  assertNoExtraPositionals(positionals, { max: 1, refuse })
  if (!name) return refuse('What shall the new world be called?')
  await withMock(command, async ({ ask }) => {
    const made = await ask<{ name: string; time: number }>('POST /worlds/fork', { name, replace: flags.replace })
    print(`"${made.name}" goes on where "${flags.world ?? 'default'}" stands: ${new Date(made.time).toISOString()}`)
  })
}
