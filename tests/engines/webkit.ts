import { spawn } from 'node:child_process'
import type { Engine } from './phone.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PORT = 4799
const BASE_URL = `http://127.0.0.1:${PORT}`

/** Sends a WebDriver command; throws its error message if it fails. */
async function command<Answer>(path: string, body?: object, method = 'POST'): Promise<Answer> {
  const response = await fetch(BASE_URL + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

async function untilReady() {
  const end = Date.now() + 30_000
  while (!(await fetch(`${BASE_URL}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
    await new Promise((go) => setTimeout(go, 100))
  }
}

export async function startWebKit(binary: string): Promise<Engine> {
  const driver = ['WebKitWebDriver', `--port=${PORT}`]
  const [run, ...args] = process.env['DISPLAY'] ? driver : ['xvfb-run', '-a', ...driver]
  const child = spawn(run!, args, { stdio: 'ignore', detached: true })
  await untilReady()
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await command<{ sessionId: string }>('/session', { capabilities: { alwaysMatch } })
  const sessionPath = `/session/${sessionId}`
  await command(`${sessionPath}/window/rect`, { width: 390, height: 844 })
  const execute = <Answer>(script: string, args: string[]) =>
    command<Answer>(`${sessionPath}/execute/sync`, { script, args })
  const findElement = async (script: string, args: string[]) =>
    `${sessionPath}/element/${(await execute<Record<string, string>>(script, args))[ELEMENT]}`
  return {
    name: 'WebKit',
    go: (url) => command(`${sessionPath}/url`, { url }),
    run: (script, ...args) => execute(script, args),
    tap: async (script, ...args) => command(`${await findElement(script, args)}/click`, {}),
    type: async (script, ...args) => command(`${await findElement(script, args)}/value`, { text: args[2] }),
    async close() {
      await command(sessionPath, undefined, 'DELETE')
      process.kill(-child.pid!)
    },
  }
}
