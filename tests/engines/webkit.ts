import { spawn } from 'node:child_process'
import type { Engine } from './phone.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PORT = 4799
const AT = `http://127.0.0.1:${PORT}`

/** One command of WebDriver; what it does not do is thrown in its own words. */
async function command<Answer>(path: string, body?: object, method = 'POST'): Promise<Answer> {
  const response = await fetch(AT + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

async function untilReady() {
  const end = Date.now() + 30_000
  while (!(await fetch(`${AT}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
    await new Promise((go) => setTimeout(go, 100))
  }
}

/** WebKitGTK's own small browser, by WebDriver. It needs a display, and makes one where there is none. */
export async function startWebKit(binary: string): Promise<Engine> {
  const driver = ['WebKitWebDriver', `--port=${PORT}`]
  const [run, ...words] = process.env['DISPLAY'] ? driver : ['xvfb-run', '-a', ...driver]
  const child = spawn(run!, words, { stdio: 'ignore', detached: true })
  await untilReady()
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await command<{ sessionId: string }>('/session', { capabilities: { alwaysMatch } })
  const at = `/session/${sessionId}`
  await command(`${at}/window/rect`, { width: 390, height: 844 })
  const execute = <Answer>(script: string, args: string[]) => command<Answer>(`${at}/execute/sync`, { script, args })
  const elementOf = async (script: string, args: string[]) =>
    `${at}/element/${(await execute<Record<string, string>>(script, args))[ELEMENT]}`
  return {
    name: 'WebKit',
    go: (url) => command(`${at}/url`, { url }),
    run: (script, ...args) => execute(script, args),
    tap: async (script, ...args) => command(`${await elementOf(script, args)}/click`, {}),
    type: async (script, ...args) => command(`${await elementOf(script, args)}/value`, { text: args[2] }),
    async close() {
      await command(at, undefined, 'DELETE')
      process.kill(-child.pid!)
    },
  }
}
