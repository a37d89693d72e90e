import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSimulators } from './build-simulators.ts'

const simulators = globSync('*/client', { cwd: new URL('simulators/', import.meta.url) }).map(
  (path) => path.split('/')[0]!,
)

async function built() {
  const assets = await mkdtemp(join(tmpdir(), 'simulators-'))
  await buildSimulators(assets)
  const read = (simulator: string, file: string) => readFile(join(assets, 'partners', simulator, file), 'utf8')
  return { assets, read, [Symbol.asyncDispose]: () => rm(assets, { recursive: true }) }
}

test('a simulator’s page loads only what a frame with an opaque origin may load', async () => {
  await using pages = await built()
  expect(simulators).toContain('slot')
  for (const simulator of simulators) {
    const page = await pages.read(simulator, 'index.html')
    expect(page).toContain('<script src="app.js"></script>')
    expect(page).not.toContain('type="module"')
    expect(await pages.read(simulator, 'style.css')).not.toMatch(/url\((?!["']?data:)/)
    expect(await pages.read(simulator, 'app.js')).not.toMatch(/\bimport\(|\bfrom"/)
  }
})

test('a simulator’s page declares its colour schemes before its styles load, and its scroll bars follow its theme', async () => {
  await using pages = await built()
  for (const simulator of simulators) {
    expect(await pages.read(simulator, 'index.html')).toContain('<meta name="color-scheme" content="light dark" />')
    const styles = await pages.read(simulator, 'style.css')
    expect(styles).toMatch(/\[data-theme="?dark"?\]\{color-scheme:dark\}/)
    expect(styles).toMatch(/scrollbar-color:var\(--line-strong\) transparent/)
  }
})

test('a simulator’s page has at most 60 kB in total, compressed', async () => {
  await using pages = await built()
  for (const simulator of simulators) {
    const files = globSync('*', { cwd: join(pages.assets, 'partners', simulator) })
    const texts = await Promise.all(files.map((file) => pages.read(simulator, file)))
    const weight = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(weight, simulator).toBeLessThanOrEqual(60_000)
  }
})

test('a simulator’s page calls only its own simulator', async () => {
  await using pages = await built()
  for (const simulator of simulators) {
    const text = (await pages.read(simulator, 'app.js')) + (await pages.read(simulator, 'style.css'))
    const addresses = text.match(/https?:\/\/[^"'`)\s]+/g) ?? []
    expect(
      addresses.filter((address) => !address.startsWith('http://www.w3.org/')),
      simulator,
    ).toEqual([])
    const called = [...text.matchAll(/["'`]\/([\w-]+\/[\w-]+)/g)].map(([, path]) => path)
    expect(
      called.filter((path) => path !== `partners/${simulator}`),
      simulator,
    ).toEqual([])
  }
})
