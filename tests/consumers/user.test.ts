import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aUser } from './user.ts'

test('what is said must be what the page shows', async () => {
  using user = await aUser()
  const echo = { kind: 'run', text: 'echo one two\n' } as const

  await user.follow([echo, { kind: 'says', lines: ['two'] }])
  await expect(user.follow([echo, { kind: 'says', lines: ['three'] }])).rejects.toThrow(
    '"three" was not said, but:\none two',
  )
})

test('a command that fails is told with what it said', async () => {
  using user = await aUser()

  await expect(user.run('echo oh; exit 3')).rejects.toThrow('`echo oh; exit 3` ended with 3; it said:\noh')
})

test('a registry that cannot be reached is said in a sentence', async () => {
  using user = await aUser()

  await expect(user.run('npm install nothing --registry http://127.0.0.1:9 --fetch-retries 0')).rejects.toThrow(
    'The registry of npm cannot be reached (ECONNREFUSED)',
  )
})

test('a server of the page ends with its user, and the folder goes', async () => {
  const user = await aUser()
  const server = `require('node:http').createServer((_, to) => to.end('hello')).listen(4010, () => console.log('it listens'))`
  await user.follow([{ kind: 'serve', text: `node -e "${server}"\n`, until: 'it listens' }])
  expect(await (await fetch(user.at('4010'))).text()).toBe('hello')

  user[Symbol.dispose]()

  expect(existsSync(user.folder)).toBe(false)
  await expect
    .poll(() =>
      fetch(user.at('4010')).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
