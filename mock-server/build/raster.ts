import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { avifOf } from '../src/art/urls.ts'
import { drawings, pictures, type Picture } from './pictures.ts'

const QUALITY = 76
/** Looks like the other at half its size, and takes a hundred times as long to make: worth it where a picture is large. */
const AVIF_QUALITY = 50
const LARGE = 720
/** One unit of a drawing is a pixel at this density. */
const PLAIN_DENSITY = 72
const AT_ONCE = 4

/** Rasters all art into `assets/art`; a reader never meets a half-written picture. */
export async function rasterArt(assets: string): Promise<void> {
  const building = join(assets, `.art-${process.pid}`)
  const at = (url: string) => join(building, url.replace(/^\/art\//, ''))
  const all = pictures()
  const folders = new Set([...all, ...drawings()].map(({ url }) => dirname(at(url))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (let start = 0; start < all.length; start += AT_ONCE) {
    await Promise.all(all.slice(start, start + AT_ONCE).map((picture) => raster(picture, at(picture.url))))
  }
  for (const { url, draw } of drawings()) await writeFile(at(url), draw())
  await putInPlace(building, join(assets, 'art'))
}

/** Another process may have built the same art meanwhile: then its pictures stay and ours go. */
async function putInPlace(building: string, target: string): Promise<void> {
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
