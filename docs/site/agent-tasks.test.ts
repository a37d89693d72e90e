import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { running } from '../../mock-server/src/adapters/cli/testing.ts'
import { DOCS, textOf } from './pages.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = `${ROOT}.cache/docs-blocks/agents`
const CLI = `${ROOT}mock-server/src/adapters/cli/longan.ts`
const run = promisify(execFile)

const mock = await running({ seed: 7 })
afterAll(() => mock[Symbol.asyncDispose]())

/** Runs the agent of the page as it is there, with the command line of this repository. */
async function solve(): Promise<string> {
  const [, agent = ''] = /^```js agent\.mjs\n([^]*?)^```$/m.exec(textOf('integrations/agents.md'))!
  mkdirSync(FOLDER, { recursive: true })
  const own = agent
    .replace("['longan',", `['${CLI}',`)
    .replace("command: 'npx'", 'command: process.execPath')
    .replace('http://127.0.0.1:4010', mock.url)
  writeFileSync(`${FOLDER}/agent.mjs`, own)
  return (await run(process.execPath, [`${FOLDER}/agent.mjs`])).stdout
}

const transcript = solve()

type Ledger = { status: string; accounts: Record<string, number> }
type Commands = { path: string; body?: object }

async function control<Answer>(world: string, { path, body }: Commands): Promise<Answer> {
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(`${mock.url}/__admin${path}`, { ...sent, headers: { 'x-mock-world': world } })
  return (await response.json()) as Answer
}

/** What the member of the tasks has in the main wallet, in minor units. */
async function moneyIn(world: string): Promise<number> {
  await transcript
  const { accounts, status } = await control<Ledger>(world, { path: '/ledger' })
  expect(status).toBe('balanced')
  return accounts['member:1001']!
}

const BEFORE = 1_240_831_750
/** The amount of the deposit in the example, less the charge of one per cent. */
const CREDITED = 19_800_000

test('the ledger has the stake of the bet that the agent placed', async () => {
  expect(await moneyIn('task-1')).toBe(BEFORE - 2000)
})

test('three of the four deposits reach the ledger: the third call failed', async () => {
  await transcript
  for (const id of [1, 2, 3, 4])
    await control('task-2', {
      path: '/cashier/deposits',
      body: { depositId: `D2601050000000${id}`, decision: 'approve' },
    })
  await control('task-2', { path: '/clock/advance', body: { duration: '10m' } })

  expect(await moneyIn('task-2')).toBe(BEFORE + 3 * CREDITED)
})

test('the agent names the code that the gateway refused with, and the ledger has no withdrawal', async () => {
  expect(await transcript).toContain(
    'The answer: withdraw_turnover_not_enough, {"requiredTurnover":500000,"actualTurnover":0}',
  )
  expect(await moneyIn('task-3')).toBe(BEFORE)
})

test('a year has passed, and the ledger counts from its first transaction to the same balances', async () => {
  await transcript

  expect(await control('task-4', { path: '/clock' })).toMatchObject({ iso: '2027-01-05T12:00:00.000Z' })
  expect(await control('task-4', { path: '/ledger/verify', body: {} })).toEqual({ status: 'balanced' })
})

test('the replayed recording has the ledger of its world', async () => {
  const { end } = await control<{ end: { ledger: string } }>('task-5', { path: '/recording' })

  expect(await transcript).toContain(`"isSame":true,"requests":6,"responses"`)
  expect((await transcript).split(`"ledger":"${end.ledger}"`)).toHaveLength(2)
  expect(await moneyIn('task-5')).toBe(BEFORE - 20_000_000)
})

const INTRO = `# What the agent did

The transcript of the agent of [the page about agents](../integrations/agents.md), written by its test: \`npx vitest run docs/site/agent-tasks --update\` renews it. A line with \`>\` is a call of a tool; of a
long answer the first lines are shown.`

const BLOCK = '```'

function toPage(output: string): string {
  const tasks = output.trim().split(/^## /m).filter(Boolean)
  const sections = tasks.map((task) => {
    const [title = '', ...lines] = task.split('\n')
    const text = lines.join('\n').trim()
    return `## ${title}\n\n${BLOCK}text not-run="the transcript of an agent, written by its test"\n${text}\n${BLOCK}\n`
  })
  return [INTRO, ...sections].join('\n\n').replaceAll('\n\n\n', '\n\n')
}

test('the transcript in the documentation is that of this version', async () => {
  await expect(toPage(await transcript)).toMatchFileSnapshot(`${DOCS}guides/agent-tasks.md`)
})
