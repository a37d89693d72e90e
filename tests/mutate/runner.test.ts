import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

const PROGRAM = `
import { behaviourMutants } from '${folder}behaviour-mutants.ts'
import { runMutants } from '${folder}run-mutants.ts'
import { openRunner } from '${folder}runner.ts'

const pages = Object.values(behaviourMutants).flat().filter(({ file }) => file.endsWith('kernel/http/paging.ts'))
const runner = await openRunner()
await runMutants(runner, pages, (_mutant, verdict) => console.log(verdict))
await runner.close()
`

test('tests that fail with a mutant do not fail the mutation run', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' })

  expect([status, stdout]).toEqual([0, 'killed\nkilled\nkilled\n'])
})
