import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

type Block = { language: string; about: string; text: string }

const BLOCK = /^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm
const REASON = /^not-run="([^"]{20,})"$/

const RUN = ['ts', 'sh']

const blocksOf = (page: string): Block[] =>
  [...page.matchAll(BLOCK)].map(([, language = '', about = '', text = '']) => ({ language, about, text }))

const isSaid = ({ language, about }: Block) => language === 'text' && about === 'says'

export const unexplained = (page: string, text: string): string[] =>
  blocksOf(text)
    .filter((block) => !isSaid(block) && !REASON.test(block.about))
    .filter(({ language, about }) => !RUN.includes(language) || about !== '')
    .map(({ language, about }) => `docs/${page}: a block of "${language} ${about}" needs not-run="why it cannot run"`)

type Step = { block: Block; says: string[] }

export function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  for (const block of blocksOf(text)) {
    if (isSaid(block)) steps.at(-1)?.says.push(...block.text.trim().split('\n'))
    else if (block.about === '') steps.push({ block, says: [] })
  }
  return steps
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const scratch = `${root}.cache/docs-blocks`
const PORT = '4010'
const READY = /answers at http:\/\/127\.0\.0\.1:(\d+)/
const run = promisify(execFile)

export function aReader(page: string) {
  const folder = mkdtempSync(join(tmpdir(), 'longan-docs-'))
  const mocks: ChildProcess[] = []
  let port = PORT
  let count = 0

  async function follow({ block: { language, text } }: Step): Promise<string> {
    if (language === 'ts' && text.includes(PORT) && mocks.length === 0) await runLine(`npx longan mock --port ${PORT}`)
    if (language === 'ts') return runScript(text.replaceAll(PORT, port), `${page.replaceAll('/', '-')}-${++count}`)
    let output = ''
    for (const line of text.trim().split('\n')) output += await runLine(line)
    return output
  }

  async function runLine(line: string): Promise<string> {
    if (!line.startsWith('npx longan mock')) {
      const { stdout, stderr } = await run('sh', ['-c', here(line.replaceAll(PORT, port))], { cwd: folder })
      return `${stdout}${stderr}`
    }
    const mock = spawn('sh', ['-c', `exec ${here(line.replaceAll(PORT, '0'))}`], { cwd: folder })
    mocks.push(mock)
    port = await portOf(mock)
    return ''
  }

  return {
    follow,
    [Symbol.dispose]() {
      for (const mock of mocks) mock.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Replaces npm and npx by direct calls, which are faster. */
const here = (line: string) =>
  line
    .replaceAll('npx longan', `'${process.execPath}' '${root}mock-server/src/adapters/cli/longan.ts'`)
    .replaceAll(/npm run ([\w:]+)(?: --)?/g, (_all, name: string) => {
      const script = (manifest.scripts as Record<string, string>)[name]
      if (!script?.startsWith('node ')) throw new Error(`There is no npm run ${name} that a page could run`)
      const words = script.split(' ').slice(1)
      const paths = words.map((word) => (existsSync(join(root, word)) ? `'${join(root, word)}'` : word))
      return [`'${process.execPath}'`, ...paths].join(' ')
    })

const portOf = (mock: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const onChunk = (chunk: Buffer) => {
      output += String(chunk)
      const port = READY.exec(output)?.[1]
      if (port) resolve(port)
    }
    mock.stdout!.on('data', onChunk)
    mock.stderr!.on('data', onChunk)
    mock.on('exit', () => reject(new Error(`The mock ended before it answered: ${output}`)))
  })

async function runScript(text: string, name: string): Promise<string> {
  mkdirSync(scratch, { recursive: true })
  const file = `${scratch}/${name}.ts`
  writeFileSync(file, text)
  using log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${Date.now()}`)
  return log.mock.calls.map((words) => words.join(' ')).join('\n')
}
