import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

const PROGRAM = `
import { mutants } from '${folder}mutants.ts'
import { openRunner, runMutants } from '${folder}runner.ts'

const pages = mutants.filter(({ file }) => file.endsWith('kernel/http/paging.ts'))
const runner = await openRunner()
const report = (_mutant, verdict) => console.log(verdict)
await runMutants(runner, pages, report)
await runMutants(runner, [{ ...pages[0], to: ')' }], report)
await runner.close()
`

test('tests that fail with a mutant do not fail the mutation run, and one that cannot be loaded has its own verdict', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' })

  expect([status, stdout]).toEqual([0, 'killed\nkilled\nkilled\nbroken\n'])
})
