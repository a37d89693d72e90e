import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { exitCodesOf, exitCodeTable } from './exit-codes.ts'

const longan = (...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}mock-server/src/adapters/cli/longan.ts`, ...args], { encoding: 'utf8' })

test('the exit codes of a command are read from its help', () => {
  const help = 'Checks it. Exit code 1 if a response differs, 2 if nothing was compared.\n\nUsage: ...'

  expect([...exitCodesOf(help)]).toEqual([
    [1, 'a response differs'],
    [2, 'nothing was compared'],
  ])
  expect([...exitCodesOf('Starts a mock.')]).toEqual([])
})

test('each reason is a row of the table, below those of every command', () => {
  const rows = exitCodeTable([{ name: 'drift', help: 'Exit code 1 if something differs.' }]).join('\n')

  expect(rows).toContain('| every command | 2 |')
  expect(rows).toContain('| `longan drift` | 1 | something differs |')
})

test('a command ends as the table says', () => {
  expect(longan('--version').status).toBe(0)
  expect(longan('mock', '--port', 'none').status).toBe(2)
  expect(longan('time', 'advance', '2h', '--url', 'http://127.0.0.1:1').status).toBe(2)
})
