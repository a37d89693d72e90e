import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import states from '../../contracts/provider-states.json' with { type: 'json' }
import { writeStateMethods } from './state-methods.ts'

const interop = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('interop.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('a case whose tools are missing is skipped with a message', () => {
  const { stdout, status } = interop(['jvm', 'go'], { PATH: '/nowhere' })
  expect(stdout).toBe(
    'skipped  pact-jvm verifies the pact with JUnit 5: this machine has no javac and no mvn\n' +
      'skipped  a generated Go client logs in: this machine has no javac and no mvn and no go\n',
  )
  expect(status).toBe(0)
})

test('an unknown case is refused', () => {
  const { stderr, status } = interop(['ruby'])
  expect(stderr).toContain('There is no case "ruby"; the cases are python, jvm, java, go')
  expect(status).toBe(2)
})

test('pact-jvm gets a method for setup and one for teardown of each state', () => {
  const text = writeStateMethods()
  expect(text.match(/@State\("/g)).toHaveLength(Object.keys(states).length)
  expect(text.match(/StateChangeAction\.TEARDOWN/g)).toHaveLength(Object.keys(states).length)
})
