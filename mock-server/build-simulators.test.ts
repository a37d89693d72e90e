import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildPartners } from './build-simulators.ts'

const partners = globSync('*/client', { cwd: new URL('simulators/', import.meta.url) }).map((path) => path.split('/')[0]!)

/** Every partner's page, built into a folder that is gone after the test. */
async function built() {
  const assets = await mkdtemp(join(tmpdir(), 'partners-'))
  await buildPartners(assets)
  const read = (partner: string, file: string) => readFile(join(assets, 'partners', partner, file), 'utf8')
  return { assets, read, [Symbol.asyncDispose]: () => rm(assets, { recursive: true }) }
}

test('a partner’s page needs nothing that a frame without an origin may not load', async () => {
  await using pages = await built()
  expect(partners).toContain('slot')
  for (const partner of partners) {
    const page = await pages.read(partner, 'index.html')
    expect(page).toContain('<script src="app.js"></script>')
    expect(page).not.toContain('type="module"')
    expect(await pages.read(partner, 'style.css')).not.toMatch(/url\((?!["']?data:)/)
    expect(await pages.read(partner, 'app.js')).not.toMatch(/\bimport\(|\bfrom"/)
  }
})

test('a partner’s page declares its colour schemes before its styles come, and colours its scroll bars by its theme', async () => {
  await using pages = await built()
  for (const partner of partners) {
    expect(await pages.read(partner, 'index.html')).toContain('<meta name="color-scheme" content="light dark" />')
    const styles = await pages.read(partner, 'style.css')
    expect(styles).toMatch(/\[data-theme="?dark"?\]\{color-scheme:dark\}/)
    expect(styles).toMatch(/scrollbar-color:var\(--line-strong\) transparent/)
  }
})

test('a partner’s page weighs at most 60 kB, all of it, compressed', async () => {
  await using pages = await built()
  for (const partner of partners) {
    const files = globSync('*', { cwd: join(pages.assets, 'partners', partner) })
    const texts = await Promise.all(files.map((file) => pages.read(partner, file)))
    const weight = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(weight, partner).toBeLessThanOrEqual(60_000)
  }
})

test('a partner’s page calls its own partner and nobody else', async () => {
  await using pages = await built()
  for (const partner of partners) {
    const text = (await pages.read(partner, 'app.js')) + (await pages.read(partner, 'style.css'))
    const addresses = text.match(/https?:\/\/[^"'`)\s]+/g) ?? []
    expect(
      addresses.filter((address) => !address.startsWith('http://www.w3.org/')),
      partner,
    ).toEqual([])
    const called = [...text.matchAll(/["'`]\/([\w-]+\/[\w-]+)/g)].map(([, path]) => path)
    expect(
      called.filter((path) => path !== `partners/${partner}`),
      partner,
    ).toEqual([])
  }
})
