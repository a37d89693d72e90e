import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createConsumer } from './consumer.ts'

test('the output must contain what the page shows', async () => {
  using consumer = await createConsumer()
  const echo = { kind: 'run', text: 'echo one two\n' } as const

  await consumer.follow([echo, { kind: 'says', lines: ['two'] }])
  await expect(consumer.follow([echo, { kind: 'says', lines: ['three'] }])).rejects.toThrow(
    '"three" is missing in the output:\none two',
  )
})

test('code that does not type-check fails a page', async () => {
  using consumer = await createConsumer()
  await consumer.follow([{ kind: 'file', name: 'src/sum.ts', text: "export const sum: number = 1 + '1'\n" }])

  await expect(consumer.checkTypes()).rejects.toThrow("src/sum.ts(1,14): error TS2322: Type 'string'")
})

test('a failed command is reported with its output', async () => {
  using consumer = await createConsumer()

  await expect(consumer.run('echo oh; exit 3')).rejects.toThrow('`echo oh; exit 3` exited with 3:\noh')
})

test('a registry that cannot be reached has its own message', async () => {
  using consumer = await createConsumer()

  await expect(consumer.run('npm install nothing --registry http://127.0.0.1:9 --fetch-retries 0')).rejects.toThrow(
    'The npm registry cannot be reached (ECONNREFUSED)',
  )
})

test('disposing a consumer stops its servers and deletes its folder', async () => {
  const consumer = await createConsumer()
  const server = `require('node:http').createServer((_, to) => to.end('hello')).listen(4010, () => console.log('it listens'))`
  await consumer.follow([{ kind: 'serve', text: `node -e "${server}"\n`, until: 'it listens' }])
  expect(await (await fetch(consumer.at('4010'))).text()).toBe('hello')

  consumer[Symbol.dispose]()

  expect(existsSync(consumer.folder)).toBe(false)
  await expect
    .poll(() =>
      fetch(consumer.at('4010')).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
