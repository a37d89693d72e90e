import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ensureAssets, steps } from './build-assets.ts'
import { pictures } from './build/pictures.ts'

const ASSETS = fileURLToPath(new URL('./dist/assets', import.meta.url))

// The first test renders thousands of pictures while other tests run.
const TIMEOUT_MS = 600_000

test(
  'assets are built once and not again',
  async () => {
    await ensureAssets()

    expect(await ensureAssets()).toEqual([])
    expect(steps.map((step) => step.name)).toContain('art')
  },
  TIMEOUT_MS,
)

test(
  'every picture is at the path of its URL, 6 MB in total',
  async () => {
    await ensureAssets()
    const sizes = await Promise.all(pictures().map(async ({ url }) => (await stat(ASSETS + url)).size))

    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
  },
  TIMEOUT_MS,
)

test(
  'a tile is 240 by 320, a banner 720 by 300, an icon a square PNG',
  async () => {
    await ensureAssets()
    const measure = async (url: string) => {
      const { width, height, format } = await sharp(ASSETS + url).metadata()
      return [width, height, format]
    }

    expect(await measure('/art/tile/rng-07.webp')).toEqual([240, 320, 'webp'])
    expect(await measure('/art/banner/rebate.webp')).toEqual([720, 300, 'webp'])
    expect(await measure('/art/icon-maskable-512.png')).toEqual([512, 512, 'png'])
  },
  TIMEOUT_MS,
)
