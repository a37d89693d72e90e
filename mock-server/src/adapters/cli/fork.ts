import { readCommand, print, refuse } from '../../../../command-line.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, withMock } from './running-mock.ts'

export async function fork(argv: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npx longan fork',
      description: 'Creates a copy of a world. Requests name it in the x-mock-world header or the mock_world cookie.',
      flags: { ...MOCK_FLAGS, replace: { description: 'replace an existing world with this name' } },
      positionals: 'NAME',
      example: 'npx longan fork aside\nnpx longan fork second --world first',
    },
    argv,
  )
  const { flags, positionals } = command
  const [name] = positionals
  assertNoExtraPositionals(positionals, 1)
  if (!name) return refuse('The name of the new world is missing')
  await withMock(command, async ({ ask }) => {
    const copy = await ask<{ name: string; time: number }>('POST /worlds/fork', { name, replace: flags.replace })
    print(`"${copy.name}" is a copy of "${flags.world ?? 'default'}" at ${new Date(copy.time).toISOString()}`)
  })
}
