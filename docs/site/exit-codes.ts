import { cell, code, table } from './markdown.ts'

/** What the help of a command says of its exit codes: `Exit code 1 if ..., 2 if ...`. */
export function exitCodesOf(help: string): Map<number, string> {
  const sentence = /Exit code (1 if [^.]+)\./.exec(help)?.[1] ?? ''
  const parts = sentence.split(/, (?=\d if )/).filter(Boolean)
  return new Map(parts.map((part) => [Number(part[0]), part.slice('1 if '.length)]))
}

/** The table of exit codes of all commands, from their help. */
export function exitCodeTable(commands: readonly { name: string; help: string }[]): string[] {
  const own = commands.flatMap(({ name, help }) =>
    Array.from(exitCodesOf(help), ([status, reason]) => [code(`longan ${name}`), String(status), cell(reason)]),
  )
  return [
    '## Exit codes',
    '',
    ...table(
      ['command', 'exit code', 'if'],
      [
        ['every command', '0', 'it did what was asked'],
        ['every command', '1', 'it failed with an error of its own, which it prints'],
        ['every command', '2', 'it was used wrongly, or lacks what it needs: a free port, a file, a running mock'],
        ...own,
      ],
    ),
  ]
}
