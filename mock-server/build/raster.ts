import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { avifOf } from '../src/art/urls.ts'
import { drawings, pictures, type Picture } from './pictures.ts'

const QUALITY = 76
/** Half the size of WebP at the same quality, but a hundred times slower: used for large pictures only. */
const AVIF_QUALITY = 50
const LARGE = 720
/** Density at which one unit of a drawing is one pixel. */
const PLAIN_DENSITY = 72
const CONCURRENCY = 4

/** Renders all art into `assets/art`. The folder is replaced at once, so that no reader sees a partial picture. */
export async function rasterArt(assets: string): Promise<void> {
  const building = join(assets, `.art-${process.pid}`)
  const at = (url: string) => join(building, url.replace(/^\/art\//, ''))
  const all = pictures()
  const folders = new Set([...all, ...drawings()].map(({ url }) => dirname(at(url))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (let start = 0; start < all.length; start += CONCURRENCY) {
    await Promise.all(all.slice(start, start + CONCURRENCY).map((picture) => raster(picture, at(picture.url))))
  }
  for (const { url, draw } of drawings()) await writeFile(at(url), draw())
  await moveIntoPlace(building, join(assets, 'art'))
}

/** Moves the folder into place. If another process built the same art meanwhile, its pictures stay. */
async function moveIntoPlace(building: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await rename(building, target).catch(async (error: Error) => {
    await rm(building, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
}

async function raster({ draw, width }: Picture, file: string): Promise<void> {
  const drawing = draw()
  const units = Number(/ width="(\d+)"/.exec(drawing)?.[1] ?? width)
  const image = sharp(Buffer.from(drawing), { density: (PLAIN_DENSITY * width) / units }).resize({ width })
  await (file.endsWith('.png') ? image.png({ palette: true }) : image.webp({ quality: QUALITY, effort: 4 })).toFile(
    file,
  )
  if (width >= LARGE) await image.avif({ quality: AVIF_QUALITY, effort: 3 }).toFile(avifOf(file))
}
