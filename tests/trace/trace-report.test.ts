import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readRequirements } from './requirements.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rows = readRequirements(readFileSync(`${root}tests/requirements.csv`, 'utf8')).length

test('the trace writes JUnit with each requirement, and the job summary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longan-trace-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [junit, summary] = [join(folder, 'trace.xml'), join(folder, 'summary.md')]

  const env = { ...process.env, GITHUB_STEP_SUMMARY: summary }
  spawnSync(process.execPath, ['tests/trace.ts', '--junit', junit], { cwd: root, env })

  expect(readFileSync(junit, 'utf8')).toContain(`<testsuite name="requirements" tests="${rows}" failures="0"`)
  expect(readFileSync(summary, 'utf8')).toMatch(/^## trace\n[^]*\n\| requirements \| \d+ \| 0 \| \d+ \|\n/)
})

test('a report file that cannot be written is refused before the trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/trace.ts', '--junit', '/nowhere/trace.xml'], {
    cwd: root,
    encoding: 'utf8',
  })

  expect(stderr).toContain('--junit: /nowhere/trace.xml cannot be written (ENOENT)')
  expect([status, stdout]).toEqual([2, ''])
})
