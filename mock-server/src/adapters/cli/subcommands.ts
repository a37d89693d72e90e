import { type Command, readCommand, print, refuse } from '../../../../command-line.ts'
import type { Control } from './control-client.ts'
import { assertNoExtraPositionals, assertWorldExists, MOCK_FLAGS, withMock } from './running-mock.ts'

export type Subcommand = {
  /** The expected argument in words; without it the subcommand takes none. */
  argument?: string
  /** True if the answer is the same for all worlds: `--world` would only create one. */
  ignoresWorld?: boolean
  /** True if a new world would make no sense: `--world` must exist. */
  needsWorld?: boolean
  isValid?(value: string): boolean
  run(control: Control, value: string): Promise<string[]>
}
type Subcommands = Readonly<Record<string, Subcommand>>
type CommandDefinition = Pick<Command, 'description' | 'positionals' | 'example'> & { name: string }

/** Defines a `longan` command with subcommands for a running mock; `fallback` is the one that runs without a name. */
export const defineSubcommands =
  ({ name: command, ...definition }: CommandDefinition, subcommands: Subcommands, fallback: string) =>
  async (argv: string[]): Promise<void> => {
    const read = readCommand({ ...definition, run: `npx longan ${command}`, flags: MOCK_FLAGS }, argv)
    const { positionals } = read
    const [name = fallback, value = ''] = positionals
    const { argument, ignoresWorld, needsWorld, isValid, run } = Object.hasOwn(subcommands, name)
      ? subcommands[name]!
      : refuse(`Unknown subcommand "${command} ${name}"`)
    assertNoExtraPositionals(positionals, argument ? 2 : 1)
    if (ignoresWorld && read.flags.world !== undefined)
      refuse(`"${command} ${name}" is the same for all worlds: leave out --world`)
    if (argument && value === '') refuse(`"${command} ${name}" needs ${argument}`)
    if (isValid && !isValid(value)) refuse(`"${command} ${name}" needs ${argument}, not "${value}"`)
    await withMock(read, async (control) => {
      if (needsWorld) await assertWorldExists(control, read.flags.world)
      print(...(await run(control, value)))
    })
  }
