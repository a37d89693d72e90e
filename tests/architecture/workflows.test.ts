import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../performance/processes.ts'

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(
  (file) => [file, readFileSync(root + file, 'utf8').split('\n')] as const,
)

test.for(workflows)('%s uses actions by commit, since a tag can be moved to other code', ([, lines]) => {
  const used = lines.filter((line) => line.includes('uses:'))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((line) => !/uses: \S+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test.for(workflows)('%s leaves no credentials in a checkout, where every later step could read them', ([, lines]) => {
  const settings = lines.flatMap((line, index) => (line.includes('actions/checkout@') ? [lines[index + 1]] : []))
  expect(settings.length).toBeGreaterThan(0)
  expect(settings.filter((line) => !line?.includes('persist-credentials: false'))).toEqual([])
})
