import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const room = fileURLToPath(new URL('.', import.meta.url))

/** Breaks the pages of lists and judges by their test, in a process of its own; tells the verdicts as it ends. */
const PROGRAM = `
import { behaviourMutants } from '${room}behaviour-mutants.ts'
import { judge } from '${room}judge.ts'
import { openRunner } from '${room}runner.ts'

const pages = Object.values(behaviourMutants).flat().filter(({ file }) => file.endsWith('kernel/paging.ts'))
const runner = await openRunner()
await judge(runner, pages, (_mutant, verdict) => console.log(verdict))
await runner.close()
`

test('whoever breaks the product in front of its tests does not fail by their going red', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' })

  expect([status, stdout]).toEqual([0, 'killed\nkilled\nkilled\n'])
})
