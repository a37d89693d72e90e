import { closeSync, openSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** A flag of a command: what stands behind it (nothing behind a switch), and what it does. */
export type Flag = { value?: string; about: string; default?: string }
export type Command = {
  /** As it is typed: `npm run mock`. */
  run: string
  about: string
  flags: Record<string, Flag>
  /** What the words without dashes mean, where there may be any. */
  words?: string
  /** A line each. */
  example: string
}

type Values<Flags extends Record<string, Flag>> = {
  [Name in keyof Flags]: Flags[Name] extends { value: string }
    ? Flags[Name] extends { default: string }
      ? string
      : string | undefined
    : boolean
}

/** Ends the process with one clear sentence and exit code 2: a wrong use. */
export function exitWithUsage(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const goOn = ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(`Failed to write the output: ${code}`)
}

/** Whoever reads what is said may leave before its end, as `| head` does: reports are written and the exit code is the same all the same. */
export function ignoreBrokenPipe() {
  process.stdout.off('error', goOn).on('error', goOn)
}

/** What the command line says to a command. `--help` explains the command and ends the process; what is unknown is refused. */
export function readCommand<const Own extends Command>(command: Own, said = process.argv.slice(2)) {
  ignoreBrokenPipe()
  const refuse = (sentence: string): never =>
    exitWithUsage(`${sentence}\n${usageOf(command)}\nMore: ${called(command)} --help`)
  const { values, positionals } = parse(command, { said, refuse })
  if (values['help']) {
    process.stdout.write(helpOf(command))
    process.exit(0)
  }
  return { flags: values as Values<Own['flags']>, words: positionals as string[], refuse }
}

/** What npm passes on stands behind two dashes; a command within a command has them already. */
const called = ({ run }: Command) => (/^npx | -- /.test(run) ? run : `${run} --`)

type Said = { said: string[]; refuse(sentence: string): never }

function parse({ flags, words }: Command, { said, refuse }: Said) {
  const options = Object.entries(flags).map(([name, flag]) => [name, optionOf(flag)] as const)
  try {
    return parseArgs({
      args: said,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: words !== undefined,
    })
  } catch (error) {
    return refuse((error as Error).message.split('. To specify')[0]!)
  }
}

const optionOf = ({ value, default: usual }: Flag) =>
  value === undefined
    ? { type: 'boolean' as const, default: false }
    : { type: 'string' as const, ...(usual !== undefined && { default: usual }) }

const typed = (name: string, { value }: Flag) => (value === undefined ? `--${name}` : `--${name} ${value}`)

function usageOf(command: Command) {
  const { flags, words } = command
  const all = Object.entries(flags).map(([name, flag]) => `[${typed(name, flag)}]`)
  return ['Usage:', called(command), ...all, ...(words ? [`[${words}]`] : [])].join(' ')
}

function helpOf(command: Command) {
  const { about, flags, example } = command
  const all: [string, Flag][] = [...Object.entries(flags), ['help', { about: 'say this' }]]
  const width = Math.max(...all.map(([name, flag]) => typed(name, flag).length))
  const lines = all.map(([name, flag]) => {
    const usual = flag.default === undefined ? '' : ` (${flag.default})`
    return `  ${typed(name, flag).padEnd(width)}  ${flag.about}${usual}`
  })
  const examples = example.split('\n').join('\n         ')
  return `${about}\n\n${usageOf(command)}\n\n${lines.join('\n')}\n\nExample: ${examples}\n`
}

type Wanted = { name: string; lowest?: number; highest: number; refuse: (sentence: string) => never }

/** A whole number from `lowest` (0) to `highest`, as the flag `name` has it. */
export function wholeNumber(text: string, { name, lowest = 0, highest, refuse }: Wanted): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number
  return refuse(`--${name} must be a whole number from ${lowest} to ${highest}, not "${text}"`)
}

/** Refuses what no header can carry, a broken line say, without telling it: it may be a token. */
export function headerText(name: string, { text, refuse }: { text: string | undefined; refuse: Wanted['refuse'] }) {
  if (text !== undefined && !/^[\t -~]*$/.test(text)) refuse(`--${name} has a character that no header can have`)
}

export const HIGHEST_PORT = 65_535

/** Refuses a file that cannot be written, before what takes long; what stands in it stays. */
export function writableFile(name: string, { file, refuse }: { file: string | undefined; refuse: Wanted['refuse'] }) {
  try {
    if (file !== undefined) closeSync(openSync(file, 'a'))
  } catch (error) {
    refuse(`--${name}: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
