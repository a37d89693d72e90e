import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** A flag of a command; without `value` it is a switch. */
export type Flag = { value?: string; description: string; default?: string }
export type Command = {
  /** As it is typed: `npm run mock`. */
  run: string
  description: string
  flags: Record<string, Flag>
  /** The arguments without dashes, as the usage line shows them; without it there are none. */
  positionals?: string
  example: string
}

type Values<Flags extends Record<string, Flag>> = {
  [Name in keyof Flags]: Flags[Name] extends { value: string }
    ? Flags[Name] extends { default: string }
      ? string
      : string | undefined
    : boolean
}

/** Replaces characters that a terminal would execute, or that change the direction of text, by spaces: files and servers may contain them. */
export const toPrintable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu, ' ')

/** Prints each argument as one line, without control characters. */
export const print = (...lines: string[]): void => void process.stdout.write(`${lines.map(toPrintable).join('\n')}\n`)

/** Prints one line to stderr, without control characters. */
export const warn = (line: string): void => void process.stderr.write(`${toPrintable(line)}\n`)

/** Prints one sentence to stderr and exits with 2: wrong usage. */
export function exitWithUsage(sentence: string): never {
  sentence.split('\n').forEach(warn)
  process.exit(2)
}

/** The usage lines of the command that runs. */
let usage = ''

/** Wrong usage of a command, in one sentence. It ends the process with this sentence, the usage lines and 2. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly usage = usage
}

export function refuse(sentence: string): never {
  throw new UsageError(sentence)
}

// By name: the verifier is another package with its own copy of this file.
const isUsageError = (error: unknown): error is UsageError => error instanceof Error && error.name === 'UsageError'

/** Runs a command. The only place that catches a `UsageError`, except for scripts without a function of their own. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!isUsageError(error)) throw error
    exitWithUsage(`${toPrintable(error.message)}${error.usage}`)
  }
}

let isScript = false

/** Ends a script on a `UsageError`; every other error ends it as Node does, with its stack and 1. */
function catchInScript() {
  if (isScript) return
  isScript = true
  process.on('uncaughtException', (error) => {
    if (isUsageError(error)) exitWithUsage(`${toPrintable(error.message)}${error.usage}`)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  })
}

const ignoreEpipe = ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(`Failed to write the output: ${code}`)
}

/** Ignores EPIPE, so that a closed pipe (`| head`) changes neither the reports nor the exit code. */
export function ignoreBrokenPipe() {
  process.stdout.off('error', ignoreEpipe).on('error', ignoreEpipe)
}

/** Parses the arguments of a command, or without `argv` of a script. `--help` prints the help and exits with 0. Throws a `UsageError` for unknown flags. */
export function readCommand<const Own extends Command>(command: Own, argv?: string[]) {
  ignoreBrokenPipe()
  usage = `\n${formatUsage(command)}\nMore: ${toCommandLine(command)} --help`
  if (!argv) catchInScript()
  const { values, positionals } = parse(command, argv ?? process.argv.slice(2))
  if (values['help']) {
    process.stdout.write(formatHelp(command))
    process.exit(0)
  }
  const commandLine = toCommandLine(command)
  assertSeparateFiles(command, values, positionals)
  return { flags: values as Values<Own['flags']>, positionals: positionals as string[], commandLine }
}

/** npm passes arguments on after two dashes; `npx` commands and tools need no more of them. */
const toCommandLine = ({ run }: Command) => (/^npx | -- /.test(run) ? run : `${run} --`)

function parse({ flags, positionals }: Command, argv: string[]) {
  const options = Object.entries(flags).map(([name, flag]) => [name, toParseOption(flag)] as const)
  try {
    return parseArgs({
      args: argv,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: positionals !== undefined,
    })
  } catch (error) {
    const negative = argv.find((word) => /^-\d/.test(word))
    if (negative) return refuse(`"${negative}" is below 0, and no value of this command is`)
    return refuse((error as Error).message.split('. To specify')[0]!)
  }
}

/** Refuses a file that is named twice: what is written to one of them would damage the other. */
function assertSeparateFiles(
  { flags, positionals: usageText = '' }: Command,
  values: Record<string, unknown>,
  positionals: string[],
) {
  // The first one may be a subcommand; the usage has names of files in capitals.
  const subcommands: string[] = usageText.match(/[a-z-]+/g) ?? []
  const files = positionals.filter((word, index) => index > 0 || !subcommands.includes(word))
  const isNamed = (value: unknown) => value !== undefined && value !== devNull
  const names = Object.keys(flags).filter((name) => flags[name]!.value === 'FILE' && isNamed(values[name]))
  for (const [index, name] of names.entries()) {
    const file = String(values[name])
    const other = names.slice(0, index).find((one) => isSameFile(String(values[one]), file))
    if (other) refuse(`--${name} and --${other} are the same file, ${file}: name another file`)
    // `found.recording.json@3` is a state of a recording.
    if (files.some((word) => isSameFile(word.replace(/@\d+$/, ''), file)))
      refuse(`--${name} ${file} would replace the file that is read: name another file`)
  }
}

/** Compares paths after their links. */
export const isSameFile = (one: string, other: string) => toRealPath(one) === toRealPath(other)

/** Returns the absolute path without links. A file that does not exist yet may be in a linked folder. */
export const toRealPath = (file: string) =>
  findRealPath(file) ?? join(findRealPath(dirname(file)) ?? resolve(dirname(file)), basename(file))

function findRealPath(path: string) {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

const toParseOption = ({ value, default: fallback }: Flag) =>
  value === undefined
    ? { type: 'boolean' as const, default: false }
    : { type: 'string' as const, ...(fallback !== undefined && { default: fallback }) }

const toFlagText = (name: string, { value }: Flag) => (value === undefined ? `--${name}` : `--${name} ${value}`)

function formatUsage(command: Command) {
  const { flags, positionals } = command
  const all = Object.entries(flags).map(([name, flag]) => `[${toFlagText(name, flag)}]`)
  return ['Usage:', toCommandLine(command), ...all, ...(positionals ? [`[${positionals}]`] : [])].join(' ')
}

function formatHelp(command: Command) {
  const { description, flags, example } = command
  const all: [string, Flag][] = [...Object.entries(flags), ['help', { description: 'print this help' }]]
  const width = Math.max(...all.map(([name, flag]) => toFlagText(name, flag).length))
  const lines = all.map(([name, flag]) => {
    const fallback = flag.default === undefined ? '' : ` (${flag.default})`
    return `  ${toFlagText(name, flag).padEnd(width)}  ${flag.description}${fallback}`
  })
  const examples = example.split('\n').join('\n         ')
  return `${description}\n\n${formatUsage(command)}\n\n${lines.join('\n')}\n\nExample: ${examples}\n`
}

type NumberOptions = { name: string; lowest?: number; highest: number }

export function parseInteger(text: string, { name, lowest = 0, highest }: NumberOptions): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number
  return refuse(`--${name} must be an integer from ${lowest} to ${highest}, not "${text}"`)
}

/** Returns an http(s) address without a trailing slash. */
export function parseAddress(name: string, text: string, { mayHaveQuery = false } = {}): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return refuse(`--${name} must be an http(s) address, not "${text}"`)
  // Paths are appended, and what is printed must have no password.
  if (url.username || url.password || (url.search && !mayHaveQuery))
    return refuse(
      `--${name} must be an address without a user${mayHaveQuery ? ' and password' : ', password and query'}`,
    )
  return url.origin + url.pathname.replace(/\/$/, '') + url.search
}

/** Refuses a value with characters that no HTTP header may contain, without printing it: it may be a token. */
export function assertHeaderText(name: string, text: string | undefined) {
  if (text !== undefined && !/^[\t -~]*$/.test(text)) refuse(`--${name} has a character that HTTP headers do not allow`)
}

export const MAX_PORT = 65_535

/** Refuses a file that cannot be written, before a long run; `origin` is what named it. Does not change its content. */
export function assertWritable(origin: string, file: string | undefined) {
  if (file === undefined) return
  assertNoDatabase(file)
  try {
    closeSync(openSync(file, 'a'))
  } catch (error) {
    refuse(`${origin}: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** The first bytes of each SQLite file. */
const SQLITE_HEAD = 'SQLite format 3\0'

/** Refuses to write to a store of worlds: the mock that has it open would lose them. */
export function assertNoDatabase(file: string) {
  if (readHead(file) === SQLITE_HEAD) refuse(`${file} is a database, such as a store of worlds: name another file`)
}

function readHead(file: string) {
  try {
    // To open a pipe would wait for its other end.
    if (!statSync(file).isFile()) return undefined
    const head = Buffer.alloc(SQLITE_HEAD.length)
    const opened = openSync(file, 'r')
    readSync(opened, head)
    closeSync(opened)
    return head.toString('latin1')
  } catch {
    return undefined
  }
}
