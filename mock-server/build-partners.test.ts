import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPartners } from './build-partners.ts'

test('a partner’s page needs nothing that a frame without an origin may not load', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'partners-'))
  try {
    await buildPartners(assets)
    for (const partner of ['slot', 'coming-soon']) {
      const read = (file: string) => readFile(join(assets, 'partners', partner, file), 'utf8')
      expect(await read('index.html')).toContain('<script src="app.js"></script>')
      expect(await read('index.html')).not.toContain('type="module"')
      expect(await read('style.css')).not.toMatch(/url\((?!["']?data:)/)
      expect(await read('app.js')).not.toMatch(/\bimport\(|\bfrom"/)
      expect((await read('app.js')).length).toBeLessThan(60_000)
    }
  } finally {
    await rm(assets, { recursive: true })
  }
})
