import { type Command, readCommand } from '../../../../command-line.ts'
import type { Control } from './control-client.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

/** What a command does to a running mock when this word is said. */
export type Subcommand = {
  /** What stands behind it; nothing, if it takes nothing. */
  takes?: string
  /** Whether what stands there is that. */
  fits?(value: string): boolean
  /** Does it, and answers what is said of it, line by line. */
  work(control: Control, value: string): Promise<string[]>
}
type Verbs = Readonly<Record<string, Subcommand>>

/** A command that is one of several verbs, done to the mock that its flags name; `usual` is what is meant when none is said. */
export const defineSubcommands =
  (about: Pick<Command, 'about' | 'words' | 'example'> & { name: string }, verbs: Verbs, usual: string) =>
  async (said: string[]): Promise<void> => {
    const { name: own, ...command } = about
    const read = readCommand({ ...command, run: `npm run longan -- ${own}`, flags: MOCK_FLAGS }, said)
    const { words, refuse } = read
    const [name = usual, value = ''] = words
    const verb = Object.hasOwn(verbs, name) ? verbs[name]! : refuse(`There is no "${own} ${name}"`)
    const { takes, fits = () => true, work } = verb
    refuseMore(words, { most: takes ? 2 : 1, refuse })
    if (takes && value === '') refuse(`"${own} ${name}" takes ${takes}`)
    if (!fits(value)) refuse(`"${own} ${name}" takes ${takes}, not "${value}"`)
    await withMock(read, async (control) => say(...(await work(control, value))))
  }
